// What the header shows of a member while the member API is away: a first name and a picture, signed, in a cookie of a
// quarter of an hour. Nothing of health is in it, and it opens nothing: whoever has it is met as signed out.
import { createHmac, hash, timingSafeEqual } from 'node:crypto'
import { type Static, Type } from 'typebox'
import { Check } from 'typebox/value'
import type { Member } from '../../contract/member.ts'

const Snapshot = Type.Object({
  first_name: Type.String({ maxLength: 320 }),
  avatar_url: Type.String({ pattern: '^(/avatars/[\\w.-]+)?$', maxLength: 200 }),
})
export type HeaderSnapshot = Static<typeof Snapshot>

/** Seconds. */
export const snapshotLifetime = 15 * 60
const renewedAfter = 5 * 60
/** A browser that asks for several pages at once gets the same one. */
const sameFor = 30

export interface Snapshots {
  /** The cookie's value for a member, when the one that came is missing, old, or tells something else. */
  due(kept: string | undefined, token: string, member: Member): string | undefined
  /** What a cookie tells; null for one that was not made for this session, or whose time is over. */
  read(kept: string | undefined, token: string): HeaderSnapshot | null
}

/** A cookie's parts: until when by the seconds of the clock, what it tells, and the signature of both. */
const form = /^(\d{10})\.([\w-]{1,2000})\.([\w-]{43})$/

/** What a member's snapshot says, put together once while they are known. */
const told = new WeakMap<Member, string>()
function tellOf(member: Member): string {
  let text = told.get(member)
  if (text === undefined) {
    const { first_name, avatar_url } = member
    text = Buffer.from(JSON.stringify({ first_name, avatar_url })).toString('base64url')
    told.set(member, text)
  }
  return text
}

/** @param key of the site; asked for when it is first needed, null when there is none: then there are no snapshots */
export function createSnapshots(key: () => Buffer | null, now: () => number = Date.now): Snapshots {
  const lastMade = new WeakMap<Member, { token: string; value: string }>()
  const seconds = () => Math.floor(now() / 1000)
  const sign = (secret: Buffer, token: string, until: string, text: string) =>
    createHmac('sha256', secret)
      .update(`${hash('sha256', token, 'base64url')}.${until}.${text}`)
      .digest('base64url')
  /** One from further ahead than any is made was made by another clock. */
  const left = (until: string) => {
    const rest = Number(until) - seconds()
    return rest > snapshotLifetime ? 0 : rest
  }
  return {
    due(kept, token, member) {
      const text = tellOf(member)
      // Its signature is not looked at here: a page with a fresh one costs two comparisons.
      if (kept && kept.slice(11, -44) === text && left(kept.slice(0, 10)) > snapshotLifetime - renewedAfter) return
      const made = lastMade.get(member)
      if (made?.token === token && left(made.value.slice(0, 10)) > snapshotLifetime - sameFor) return made.value
      const secret = key()
      if (!secret) return
      const until = String(seconds() + snapshotLifetime)
      const value = `${until}.${text}.${sign(secret, token, until, text)}`
      lastMade.set(member, { token, value })
      return value
    },
    read(kept, token) {
      const [, until, text, signature] = form.exec(kept ?? '') ?? []
      if (!until || !text || !signature || left(until) <= 0) return null
      const secret = key()
      if (!secret || !timingSafeEqual(Buffer.from(sign(secret, token, until, text)), Buffer.from(signature)))
        return null
      const snapshot: unknown = JSON.parse(Buffer.from(text, 'base64url').toString()) // our own signature is on it
      return Check(Snapshot, snapshot) ? snapshot : null
    },
  }
}
