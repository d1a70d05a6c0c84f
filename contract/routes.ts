// The routes of the member API: the body of each, who may call it, and whether browsers may, through the site's proxy.
import type { Static, TSchema } from 'typebox'
import * as bodies from './bodies.ts'
import * as registry from './registry-bodies.ts'

/** How the site's proxy forwards a browser's request. */
export interface Proxied {
  /** The lane for limits and deadline (`server/member-api/lanes.ts`); `member` by default. */
  lane?: 'member' | 'session' | 'password' | 'upload' | 'bulk'
  /** The body is a picture in multipart, forwarded as a stream. */
  upload?: true
  /** Success ends the session: the proxy clears its cookie. */
  endsSession?: true
  /** `:slug` must be content that can be saved. The proxy checks it, because the API does not know the content. */
  needsArticle?: true
  /** Nothing that the site remembers of the member comes from what it changes. */
  leavesMember?: true
  /** Success ends the quiet almanac that was chosen on this device: the proxy clears its cookie. */
  endsQuiet?: true
}

export interface Route {
  body?: TSchema
  /** Bytes that the body may have, at the API and at the proxy alike; 64 KB when left out. */
  bytes?: number
  /** Needs no session. All others are about the member of the session. */
  open?: true
  /** `:member` may also be a username. */
  byUsername?: true
  /** Browsers may call it; without this only the site itself does. */
  proxied?: Proxied
}

/** 200 items with long addresses and notes. */
const manyBytes = 1_000_000
const proxied: Proxied = {}
const password: Proxied = { lane: 'password' }
const leavesMember: Proxied = { leavesMember: true }

export const routes = {
  'POST /accounts': { open: true, body: bodies.Join },
  'POST /sessions': { open: true, body: bodies.LogIn },
  'DELETE /sessions/current': {},
  'POST /sessions/passkey/options': { open: true, body: bodies.EmptyBody, proxied: password },
  'POST /sessions/passkey': { open: true, body: bodies.Assertion },
  'POST /password-resets': { open: true, body: bodies.ResetLetter },
  'PUT /password-resets/:token': { open: true, body: bodies.Password },
  'POST /email-confirmations/:token': { open: true, body: bodies.EmptyBody },
  'POST /email-undos/:token': { open: true, body: bodies.EmptyBody },
  'GET /avatars/:file': { open: true },
  'GET /favorite-shares/:token': { open: true },

  'GET /members/me': { proxied: { lane: 'session' } },
  'PATCH /members/:member': { body: bodies.MemberChange, proxied },
  'DELETE /members/:member': { body: bodies.Deletion, proxied: { endsSession: true, lane: 'bulk' } },
  'GET /members/:member/export': { proxied: { lane: 'bulk' } },
  'POST /members/:member/confirm': { body: bodies.Password, proxied: password },
  'PUT /members/:member/password': { body: bodies.NewPassword, proxied: password },
  'PUT /members/:member/email': { body: bodies.NewEmail, proxied: password },
  'GET /members/:member/avatar': { byUsername: true, proxied },
  'PUT /members/:member/avatar': { byUsername: true, proxied: { upload: true, lane: 'upload' } },
  'GET /members/:member/email-preferences': {},

  'POST /members/:member/children': { body: bodies.Child, proxied },
  'PUT /members/:member/children/:id': { body: bodies.Child, proxied },
  'DELETE /members/:member/children/:id': { body: bodies.ChildRemoval, proxied },
  'POST /members/:member/pregnancies': { body: bodies.Pregnancy, proxied: { endsQuiet: true } },
  'PUT /members/:member/pregnancies/:id': { body: bodies.Pregnancy, proxied },
  'DELETE /members/:member/pregnancies/:id': { body: bodies.PregnancyRemoval, proxied },
  'GET /members/:member/losses': {},
  'PUT /members/:member/losses/:id': { body: bodies.LossChoice, proxied },
  'GET /members/:member/cycle': {},
  'PUT /members/:member/cycle': { body: bodies.CycleBody, proxied },

  'GET /members/:member/saved-articles': { proxied },
  'GET /members/:member/saved-articles/:slug': { proxied },
  'PUT /members/:member/saved-articles/:slug': { body: bodies.EmptyBody, proxied: { needsArticle: true } },
  'DELETE /members/:member/saved-articles/:slug': { body: bodies.EmptyBody, proxied },
  'GET /members/:member/favorite-names': { proxied },
  'GET /members/:member/favorite-names/:name': { proxied },
  'PUT /members/:member/favorite-names/:name': { body: bodies.FavoriteBody, proxied },
  'DELETE /members/:member/favorite-names/:name': { body: bodies.EmptyBody, proxied },
  'POST /members/:member/favorite-names/share': { body: bodies.EmptyBody, proxied },
  // Not proxied by itself: a browser's request for it matches the proxied route with `:name`.
  'DELETE /members/:member/favorite-names/share': { body: bodies.EmptyBody },
  'GET /members/:member/consents': { proxied },
  'PUT /members/:member/consents': { body: bodies.Consents, proxied },

  // The site's own form sends it, while a drawing is open.
  'GET /members/:member/sweepstakes': {},
  'PUT /members/:member/sweepstakes/:period': { body: bodies.EmptyBody },

  'GET /members/:member/sessions': { proxied },
  'DELETE /members/:member/sessions': { proxied },
  'DELETE /members/:member/sessions/:id': { proxied },
  'GET /members/:member/security-events': { proxied },
  'GET /members/:member/passkeys': { proxied },
  'POST /members/:member/passkeys/options': { body: bodies.EmptyBody, proxied: password },
  'POST /members/:member/passkeys': { body: bodies.Attestation, proxied: password },
  'DELETE /members/:member/passkeys/:id': { proxied },

  'POST /matches': { open: true, body: bodies.EmptyBody, proxied },
  'GET /matches/:code': { open: true, proxied },
  'POST /matches/:code/join': { open: true, body: bodies.EmptyBody, proxied },
  /** Six characters that stand for the match's code while they live. Joining with them answers the code, too. */
  'POST /matches/:code/short-code': { open: true, body: bodies.EmptyBody, proxied },
  'PUT /matches/:code/votes/:name': { open: true, body: bodies.VoteBody, proxied },

  // A list's owners. `:id` names the list inside only; guests know it by `:link`.
  'GET /members/:member/registries': { proxied },
  'POST /members/:member/registries': { body: registry.RegistryBody, proxied },
  'GET /members/:member/registries/:id': { proxied },
  'PATCH /members/:member/registries/:id': { body: registry.RegistryChange, proxied },
  'DELETE /members/:member/registries/:id': { body: bodies.EmptyBody, proxied },
  'POST /members/:member/registries/:id/items': { body: registry.NewItem, proxied: leavesMember },
  'POST /members/:member/registries/:id/items/many': {
    body: registry.ManyItems,
    bytes: manyBytes,
    proxied: { lane: 'bulk' },
  },
  'PUT /members/:member/registries/:id/items/:item': { body: registry.ItemChange, proxied: leavesMember },
  'DELETE /members/:member/registries/:id/items/:item': { body: bodies.EmptyBody, proxied: leavesMember },
  'POST /members/:member/registries/:id/items/:item/restore': { body: bodies.EmptyBody, proxied: leavesMember },
  'PUT /members/:member/registries/:id/order': { body: registry.ItemOrder, proxied: leavesMember },
  'POST /members/:member/registries/:id/link': { body: bodies.EmptyBody, proxied },
  'PUT /members/:member/registries/:id/pin': { body: registry.Pin, proxied },
  'PUT /members/:member/registries/:id/status': { body: registry.RegistryState, proxied },
  'POST /members/:member/registries/:id/invitations': { body: registry.Invitation, proxied },
  'DELETE /members/:member/registries/:id/owners/me': { body: bodies.EmptyBody, proxied },
  'POST /members/:member/registry-invitations/:token': { body: bodies.EmptyBody, proxied },
  'GET /members/:member/registries/:id/gifts': { proxied },
  'PUT /members/:member/registries/:id/gifts/:gift': { body: registry.GiftChange, proxied: leavesMember },

  // Guests. A session, when there is one, only tells that an owner is looking.
  'GET /registries/:link': { open: true },
  /** The same without the items: what a page's status and first bytes need. */
  'GET /registries/:link/head': { open: true },
  'POST /registries/:link/pin': { open: true, body: registry.PinTry },
  'GET /registries/:link/left': { open: true, proxied },
  'POST /registries/:link/items/:item/reservations': { open: true, body: registry.Reservation },
  'GET /registry-gifts/:token': { open: true },
  'PUT /registry-gifts/:token': { open: true, body: registry.GiverChange },
  'GET /registry-search': { open: true },
} as const satisfies Record<string, Route>

/** A method and a path with its parameters. */
export type RouteName = keyof typeof routes

/** The type of its body; undefined for a route without one. */
export type BodyOf<R extends RouteName> = (typeof routes)[R] extends { body: infer S extends TSchema }
  ? Static<S>
  : undefined

type ParamName<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamName<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never
/** The parameters in its path, by name. */
export type ParamsOf<R extends RouteName> = Record<ParamName<R>, string>
