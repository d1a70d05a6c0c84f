// The header's snapshot of a member, for while the member API does not answer: a first name and a picture, signed, in a
// cookie that lasts a quarter of an hour. It holds nothing of health and grants nothing: its holder counts as signed
// out.
import { createHmac, hash, timingSafeEqual } from 'node:crypto'
import { type Static, Type } from 'typebox'
import { Check } from 'typebox/value'
import type { Member } from '../../contract/member.ts'
import { memoized } from '../../lib/memoize.ts'

const Snapshot = Type.Object({
  first_name: Type.String({ maxLength: 320 }),
  avatar_url: Type.String({ pattern: '^(/avatars/[\\w.-]+)?$', maxLength: 200 }),
})
export type HeaderSnapshot = Static<typeof Snapshot>

/** Seconds. */
export const snapshotLifetime = 15 * 60
const renewedAfter = 5 * 60
/** Seconds in which a browser that asks for several pages at once gets the same cookie. */
const sameFor = 30

export interface Snapshots {
  /** A new value for the cookie, when the given one is missing, old, or says something else of the member. */
  due(cookie: string | undefined, token: string, member: Member): string | undefined
  /** The snapshot in a cookie; null for one that was not made for this session, or has expired. */
  read(cookie: string | undefined, token: string): HeaderSnapshot | null
}

/** The parts of a cookie: when it expires, in Unix seconds; the snapshot as base64url JSON; the signature of both. */
const form = /^(\d{10})\.([\w-]{1,2000})\.([\w-]{43})$/

/** A member's snapshot as base64url JSON; the session look-up gives the same object for some seconds. */
const encoded = memoized(({ first_name, avatar_url }: Member) =>
  Buffer.from(JSON.stringify({ first_name, avatar_url })).toString('base64url'),
)

/** @param key gives the site's key when it is first needed; null when there is none: then there are no snapshots */
export function createSnapshots(key: () => Buffer | null, now: () => number = Date.now): Snapshots {
  const lastMade = new WeakMap<Member, { token: string; value: string }>()
  const seconds = () => Math.floor(now() / 1000)
  const sign = (secret: Buffer, token: string, until: string, text: string) =>
    createHmac('sha256', secret)
      .update(`${hash('sha256', token, 'base64url')}.${until}.${text}`)
      .digest('base64url')
  /** 0 also for an instant further ahead than any of ours: another clock made it. */
  const secondsLeft = (until: string) => {
    const rest = Number(until) - seconds()
    return rest > snapshotLifetime ? 0 : rest
  }
  return {
    due(cookie, token, member) {
      const text = encoded(member)
      // The signature is checked by read() only: a page whose cookie is fresh costs two comparisons.
      if (
        cookie &&
        cookie.slice(11, -44) === text &&
        secondsLeft(cookie.slice(0, 10)) > snapshotLifetime - renewedAfter
      )
        return
      const made = lastMade.get(member)
      if (made?.token === token && secondsLeft(made.value.slice(0, 10)) > snapshotLifetime - sameFor) return made.value
      const secret = key()
      if (!secret) return
      const until = String(seconds() + snapshotLifetime)
      const value = `${until}.${text}.${sign(secret, token, until, text)}`
      lastMade.set(member, { token, value })
      return value
    },
    read(cookie, token) {
      const [, until, text, signature] = form.exec(cookie ?? '') ?? []
      if (!until || !text || !signature || secondsLeft(until) <= 0) return null
      const secret = key()
      if (!secret || !timingSafeEqual(Buffer.from(sign(secret, token, until, text)), Buffer.from(signature)))
        return null
      const snapshot: unknown = JSON.parse(Buffer.from(text, 'base64url').toString()) // we signed it: it parses
      return Check(Snapshot, snapshot) ? snapshot : null
    },
  }
}
