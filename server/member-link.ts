// The site's line to the member API: who a session belongs to. Answers are remembered a few seconds for their own session only.
import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { stageOf } from '../domain/stage.ts'
import type { Member } from '../routes/define.tsx'

export interface MemberLink {
  /** The member when known now, null when the API said that the session is none, undefined when it must be asked. */
  peek(token: string): Member | null | undefined
  /** Asks, once for all who ask at the same time. Null when the session is none or nobody answers in time. */
  ask(token: string): Promise<Member | null>
  /** False while the API is known to be down: visitors are then treated as signed out. */
  readonly up: boolean
}

const rememberedMs = 5000
const answerMs = 2000
const failuresToOpen = 5
const failureWindowMs = 10_000
const openMs = 5000

class ApiError extends Error {}

/** @param url origin of the member API; without it nobody is signed in */
export function createMemberLink(url: string | undefined, report: (error: unknown) => void): MemberLink {
  const known = new LRUCache<string, { member: Member | null }>({ max: 5000, ttl: rememberedMs })
  const asking = new Map<string, Promise<Member | null>>()
  let failures: number[] = []
  let openedAt = Number.NEGATIVE_INFINITY
  const keyOf = (token: string) => createHash('sha256').update(token).digest('base64url')

  async function fetchMember(token: string): Promise<Member | null> {
    const answer = await fetch(`${url}/members/me`, {
      headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
      signal: AbortSignal.timeout(answerMs),
      redirect: 'error',
    })
    if (answer.status === 401) return null
    if (!answer.ok) throw new ApiError(`The member API answered ${answer.status}.`)
    const { member } = (await answer.json()) as { member?: Record<string, unknown> }
    if (typeof member?.id_string !== 'string' || typeof member.first_name !== 'string')
      throw new ApiError('The member API answered without a member.')
    const { is_ttc, pregnancy, born_children } = member
    const stage = stageOf({
      is_ttc: is_ttc === true,
      pregnancy: typeof pregnancy === 'object' ? pregnancy : null,
      born_children: Array.isArray(born_children) ? born_children : [],
    })
    return { idString: member.id_string, firstName: member.first_name, stage }
  }
  function failed(error: unknown) {
    const now = Date.now()
    failures = [...failures.filter(at => now - at < failureWindowMs), now]
    if (failures.length >= failuresToOpen) openedAt = now
    report(error)
  }
  async function askNow(token: string, key: string) {
    try {
      const member = await fetchMember(token).catch(error => {
        if (error instanceof ApiError || error.name === 'TimeoutError') throw error
        return fetchMember(token) // a read is tried once more when the line broke
      })
      failures = []
      known.set(key, { member })
      return member
    } catch (error) {
      failed(error)
      return null
    } finally {
      asking.delete(key)
    }
  }
  return {
    peek: token => known.get(keyOf(token))?.member,
    ask(token) {
      const key = keyOf(token)
      const running = asking.get(key) ?? askNow(token, key)
      asking.set(key, running)
      return running
    },
    get up() {
      return url !== undefined && Date.now() - openedAt > openMs
    },
  }
}
