// The site's line to the member API: who a session belongs to. Answers are remembered a few seconds for their own session only, and
// forgotten in all workers at once when a member changes something: no page may speak of a pregnancy after its loss.
import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Member } from '../domain/member.ts'
import { OverloadError } from './gate.ts'
import type { MemberApi } from './member-api.ts'
import { readMember } from './member-wire.ts'
import { countRefusal } from './metrics.ts'
import { type Forgotten, otherWorkers } from './worker-news.ts'

export interface MemberLink {
  /** The member when known now, null when the API said that the session is none, undefined when it must be asked. */
  peek(token: string): Member | null | undefined
  /** Asks, once for all who ask at the same time; an address may ask for so many at once. Null when the session is none or nobody answers in time. */
  ask(token: string, network?: string): Promise<Member | null>
  /**
   * What is known of the session is not true any more, in no worker.
   * @param token null when only the member is known
   * @param member by id or username: something of theirs has changed, so the same holds for all their sessions
   */
  forget(token: string | null, member?: string): void
  /** False while the API is known to be down: visitors are then treated as signed out. */
  readonly up: boolean
}

const rememberedMs = 5000

const isCalled = ({ id_string, username }: Member, name: string) => id_string === name || username.toLowerCase() === name.toLowerCase()

/** @param api without it nobody is signed in */
export function createMemberLink(api: MemberApi | undefined, others = otherWorkers): MemberLink {
  const known = new LRUCache<string, { member: Member | null }>({ max: 5000, ttl: rememberedMs })
  const asking = new Map<string, Promise<Member | null>>()
  const keyOf = (token: string) => hash('sha256', token, 'base64url')

  async function askNow(token: string, network: string): Promise<{ member: Member | null } | null> {
    try {
      return {
        member:
          (await api?.ask(
            { lane: 'session', method: 'GET', path: '/members/me', token, headers: { 'x-forwarded-for': network } },
            readMember,
          )) ?? null,
      }
    } catch (error) {
      if (error instanceof OverloadError) countRefusal() // what else fails has been told by the API's client
      return null
    }
  }
  function drop({ session, member }: Forgotten) {
    if (session !== undefined) {
      known.delete(session)
      asking.delete(session)
    }
    if (member === undefined) return
    asking.clear() // whose they are is not known yet
    for (const [key, { member: one }] of [...known.entries()]) if (one && isCalled(one, member)) known.delete(key)
  }
  others.hear(drop)
  return {
    peek: token => known.get(keyOf(token))?.member,
    async ask(token, network = '') {
      const key = keyOf(token)
      const running = asking.get(key)
      if (running) return running
      const asked: Promise<Member | null> = askNow(token, network).then(found => {
        if (asking.get(key) !== asked) return found?.member ?? null // changed since it was asked
        asking.delete(key)
        if (found) known.set(key, found)
        return found?.member ?? null
      })
      asking.set(key, asked)
      return asked
    },
    forget(token, member) {
      const forgotten = { session: token === null ? undefined : keyOf(token), member }
      drop(forgotten)
      others.tell(forgotten)
    },
    get up() {
      return api?.up ?? false
    },
  }
}
