// The routes of the member API: what each takes, who may ask, and which of them the site lets browsers reach.
import type { Static, TSchema } from 'typebox'
import * as is from './bodies.ts'

/** How the site passes a browser's question on. */
export interface Proxied {
  /** The room that it has on its way (`server/member-api/lanes.ts`); `member` when it does not say. */
  lane?: 'member' | 'session' | 'password' | 'upload' | 'bulk'
  /** Takes a picture: multipart, streamed through. */
  upload?: true
  /** The session is over when it succeeds. */
  ends?: true
  /** Its slug must be that of a piece which is there: the API knows members, and not what the site holds. */
  saves?: true
  /** When it succeeds, the quiet almanac that was chosen on this device is over. */
  endsQuiet?: true
}

export interface Route {
  body?: TSchema
  /** Answers without a session; else it is about the member of the session. */
  open?: true
  /** The member may be named by their username. */
  byUsername?: true
  /** Without it only the site itself asks. */
  proxied?: Proxied
}

const proxied: Proxied = {}
const password: Proxied = { lane: 'password' }

export const routes = {
  'POST /accounts': { open: true, body: is.Join },
  'POST /sessions': { open: true, body: is.LogIn },
  'DELETE /sessions/current': {},
  'POST /sessions/passkey/options': { open: true, body: is.Nothing, proxied: password },
  'POST /sessions/passkey': { open: true, body: is.Assertion },
  'POST /password-resets': { open: true, body: is.ResetLetter },
  'PUT /password-resets/:token': { open: true, body: is.Password },
  'POST /email-confirmations/:token': { open: true, body: is.Nothing },
  'POST /email-undos/:token': { open: true, body: is.Nothing },
  'GET /avatars/:file': { open: true },
  'GET /favorite-shares/:token': { open: true },

  'GET /members/me': { proxied: { lane: 'session' } },
  'PATCH /members/:member': { body: is.MemberChange, proxied },
  'DELETE /members/:member': { body: is.Deletion, proxied: { ends: true, lane: 'bulk' } },
  'GET /members/:member/export': { proxied: { lane: 'bulk' } },
  'POST /members/:member/confirm': { body: is.Password, proxied: password },
  'PUT /members/:member/password': { body: is.NewPassword, proxied: password },
  'PUT /members/:member/email': { body: is.NewEmail, proxied: password },
  'GET /members/:member/avatar': { byUsername: true, proxied },
  'PUT /members/:member/avatar': { byUsername: true, proxied: { upload: true, lane: 'upload' } },
  'GET /members/:member/email-preferences': {},

  'POST /members/:member/children': { body: is.Child, proxied },
  'PUT /members/:member/children/:id': { body: is.Child, proxied },
  'DELETE /members/:member/children/:id': { body: is.ChildRemoval, proxied },
  'POST /members/:member/pregnancies': { body: is.Pregnancy, proxied: { endsQuiet: true } },
  'PUT /members/:member/pregnancies/:id': { body: is.Pregnancy, proxied },
  'DELETE /members/:member/pregnancies/:id': { body: is.PregnancyRemoval, proxied },
  'GET /members/:member/losses': {},
  'PUT /members/:member/losses/:id': { body: is.LossChoice, proxied },
  'GET /members/:member/cycle': {},
  'PUT /members/:member/cycle': { body: is.CycleGiven, proxied },

  'GET /members/:member/saved-articles': { proxied },
  'GET /members/:member/saved-articles/:slug': { proxied },
  'PUT /members/:member/saved-articles/:slug': { body: is.Nothing, proxied: { saves: true } },
  'DELETE /members/:member/saved-articles/:slug': { body: is.Nothing, proxied },
  'GET /members/:member/favorite-names': { proxied },
  'GET /members/:member/favorite-names/:name': { proxied },
  'PUT /members/:member/favorite-names/:name': { body: is.FavoriteGiven, proxied },
  'DELETE /members/:member/favorite-names/:name': { body: is.Nothing, proxied },
  'POST /members/:member/favorite-names/share': { body: is.Nothing, proxied },
  'DELETE /members/:member/favorite-names/share': { body: is.Nothing }, // browsers reach it as a name's
  'GET /members/:member/consents': { proxied },
  'PUT /members/:member/consents': { body: is.Consents, proxied },

  'GET /members/:member/sessions': { proxied },
  'DELETE /members/:member/sessions': { proxied },
  'DELETE /members/:member/sessions/:id': { proxied },
  'GET /members/:member/security-events': { proxied },
  'GET /members/:member/passkeys': { proxied },
  'POST /members/:member/passkeys/options': { body: is.Nothing, proxied: password },
  'POST /members/:member/passkeys': { body: is.Attestation, proxied: password },
  'DELETE /members/:member/passkeys/:id': { proxied },

  'POST /matches': { open: true, body: is.Nothing, proxied },
  'GET /matches/:code': { open: true, proxied },
  'POST /matches/:code/join': { open: true, body: is.Nothing, proxied },
  'PUT /matches/:code/votes/:name': { open: true, body: is.VoteGiven, proxied },
} as const satisfies Record<string, Route>

/** A method and an address with its pieces. */
export type RouteName = keyof typeof routes

/** What its body is; undefined for a route that takes none. */
export type BodyOf<R extends RouteName> = (typeof routes)[R] extends { body: infer S extends TSchema }
  ? Static<S>
  : undefined

type PieceOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PieceOf<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never
/** The pieces of its address by their names. */
export type ParamsOf<R extends RouteName> = Record<PieceOf<R>, string>
