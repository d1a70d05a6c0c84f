// The site's line to the member API: who a session belongs to. Answers are remembered a few seconds for their own session only.
import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Member } from '../domain/member.ts'
import type { MemberApi } from './member-api.ts'
import { readMember } from './member-wire.ts'

export interface MemberLink {
  /** The member when known now, null when the API said that the session is none, undefined when it must be asked. */
  peek(token: string): Member | null | undefined
  /** Asks, once for all who ask at the same time. Null when the session is none or nobody answers in time. */
  ask(token: string): Promise<Member | null>
  /** Something of the member changed: what is known of the session is not true any more. */
  forget(token: string): void
  /** False while the API is known to be down: visitors are then treated as signed out. */
  readonly up: boolean
}

const rememberedMs = 5000

/** @param api without it nobody is signed in */
export function createMemberLink(api: MemberApi | undefined): MemberLink {
  const known = new LRUCache<string, { member: Member | null }>({ max: 5000, ttl: rememberedMs })
  const asking = new Map<string, Promise<Member | null>>()
  const keyOf = (token: string) => hash('sha256', token, 'base64url')

  async function askNow(token: string): Promise<{ member: Member | null } | null> {
    try {
      return { member: (await api?.ask({ method: 'GET', path: '/members/me', token }, readMember)) ?? null }
    } catch {
      return null // told already
    }
  }
  return {
    peek: token => known.get(keyOf(token))?.member,
    async ask(token) {
      const key = keyOf(token)
      const running = asking.get(key)
      if (running) return running
      const asked: Promise<Member | null> = askNow(token).then(found => {
        if (asking.get(key) !== asked) return found?.member ?? null // changed since it was asked
        asking.delete(key)
        if (found) known.set(key, found)
        return found?.member ?? null
      })
      asking.set(key, asked)
      return asked
    },
    forget(token) {
      known.delete(keyOf(token))
      asking.delete(keyOf(token))
    },
    get up() {
      return api?.up ?? false
    },
  }
}
