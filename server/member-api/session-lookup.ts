// The site's line to the member API: who a session belongs to. Answers are remembered a few seconds for their own
// session only, and forgotten in all workers at once when a member changes something: no page may speak of a pregnancy
// after its loss.
import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Member } from '../../contract/member.ts'
import { OverloadError } from '../../lib/limiter.ts'
import { countRefusal } from '../metrics.ts'
import type { SessionLookup } from '../request/session.ts'
import { type Forgotten, otherWorkers } from '../worker-news.ts'
import type { MemberApi } from './client.ts'
import { readMember } from './read-member.ts'

const cachedMs = 5000

const isNamed = ({ id_string, username }: Member, name: string) =>
  id_string === name || username.toLowerCase() === name.toLowerCase()

/** @param api without it nobody is signed in */
export function createSessionLookup(api: MemberApi | undefined, others = otherWorkers): SessionLookup {
  const cached = new LRUCache<string, { member: Member | null }>({ max: 5000, ttl: cachedMs })
  const pending = new Map<string, Promise<Member | null>>()
  const keyOf = (token: string) => hash('sha256', token, 'base64url')

  async function fetchMember(token: string, network: string): Promise<{ member: Member | null } | null> {
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
      cached.delete(session)
      pending.delete(session)
    }
    if (member === undefined) return
    pending.clear() // whose they are is not known yet
    for (const [key, { member: one }] of [...cached.entries()]) if (one && isNamed(one, member)) cached.delete(key)
  }
  others.hear(drop)
  return {
    peek: token => cached.get(keyOf(token))?.member,
    async ask(token, network = '') {
      const key = keyOf(token)
      const running = pending.get(key)
      if (running) return running
      const asked: Promise<Member | null> = fetchMember(token, network).then(found => {
        if (pending.get(key) !== asked) return found?.member ?? null // changed since it was asked
        pending.delete(key)
        if (found) cached.set(key, found)
        return found?.member ?? null
      })
      pending.set(key, asked)
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
