// Whom a session belongs to. The member API's answers are cached for 5 seconds, for their own session only, and dropped
// in all workers when the member changes anything: no page may mention a pregnancy after its loss.
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

/**
 * @param api undefined: no visitor is signed in
 * @param others the other workers, which are told what to drop
 */
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
      if (error instanceof OverloadError) countRefusal() // the API's client has reported all other failures
      return null
    }
  }
  function drop({ session, member }: Forgotten) {
    if (session !== undefined) {
      cached.delete(session)
      pending.delete(session)
    }
    if (member === undefined) return
    pending.clear() // it is not known yet whose they are, so their answers are not cached
    for (const [key, { member: one }] of [...cached.entries()]) if (one && isNamed(one, member)) cached.delete(key)
  }
  others.hear(drop)
  return {
    peek: token => cached.get(keyOf(token))?.member,
    async ask(token, network = '') {
      const key = keyOf(token)
      const running = pending.get(key)
      if (running) return running
      const answered: Promise<Member | null> = fetchMember(token, network).then(found => {
        if (pending.get(key) !== answered) return found?.member ?? null // dropped in the meantime: not cached
        pending.delete(key)
        if (found) cached.set(key, found)
        return found?.member ?? null
      })
      pending.set(key, answered)
      return answered
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
