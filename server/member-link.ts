// The site's line to the member API: who a session belongs to. Answers are remembered a few seconds for their own session only.
import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { stageOf } from '../domain/stage.ts'
import type { Member } from '../routes/define.tsx'
import { createBreaker } from './breaker.ts'

export interface MemberLink {
  /** The member when known now, null when the API said that the session is none, undefined when it must be asked. */
  peek(token: string): Member | null | undefined
  /** Asks, once for all who ask at the same time. Null when the session is none or nobody answers in time. */
  ask(token: string): Promise<Member | null>
  /** False while the API is known to be down: visitors are then treated as signed out. */
  readonly up: boolean
}

const rememberedMs = 5000
const answerMs = 2000 // for everything: connecting, both tries, the body
const mostBytes = 1_000_000

class ApiError extends Error {}

/** @param url origin of the member API; without it nobody is signed in */
export function createMemberLink(url: string | undefined, report: (error: unknown) => void): MemberLink {
  const known = new LRUCache<string, { member: Member | null }>({ max: 5000, ttl: rememberedMs })
  const asking = new Map<string, Promise<Member | null>>()
  const breaker = createBreaker()
  const keyOf = (token: string) => hash('sha256', token, 'base64url')

  async function fetchMember(token: string, signal: AbortSignal): Promise<Member | null> {
    const headers = { authorization: `Bearer ${token}`, accept: 'application/json' }
    const answer = await fetch(`${url}/members/me`, { headers, signal, redirect: 'error' })
    if (answer.status === 401) return null
    if (!answer.ok) throw new ApiError(`The member API answered ${answer.status}.`)
    return memberOf(await readJson(answer))
  }
  async function askNow(token: string, key: string) {
    const late = new AbortController()
    const timer = setTimeout(() => late.abort(new ApiError(`The member API did not answer within ${answerMs} ms.`)), answerMs)
    try {
      const member = await fetchMember(token, late.signal).catch(error => {
        if (error instanceof ApiError) throw error
        return fetchMember(token, late.signal) // the line broke: a read is tried once more, within the same time
      })
      breaker.succeeded()
      known.set(key, { member })
      return member
    } catch (error) {
      breaker.failed()
      report(error)
      return null
    } finally {
      clearTimeout(timer)
      asking.delete(key)
    }
  }
  return {
    peek: token => known.get(keyOf(token))?.member,
    async ask(token) {
      const key = keyOf(token)
      const running = asking.get(key)
      if (running) return running
      if (!breaker.admits()) return null
      const asked = askNow(token, key)
      asking.set(key, asked)
      return asked
    },
    get up() {
      return url !== undefined && breaker.isClosed()
    },
  }
}

async function readJson(answer: Response): Promise<unknown> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of answer.body ?? []) {
    size += chunk.length
    if (size > mostBytes) throw new ApiError('The member API answered with more than 1 MB.')
    chunks.push(chunk)
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString())
  } catch {
    throw new ApiError('The member API answered with something that is no JSON.') // JSON's own error quotes it
  }
}

/** @throws ApiError for anything that is no member */
function memberOf(answer: unknown): Member {
  const { member } = Object(answer) as { member?: Record<string, unknown> }
  const { id_string, first_name, is_ttc, pregnancy, born_children } = Object(member) as Record<string, unknown>
  if (typeof id_string !== 'string' || typeof first_name !== 'string') throw new ApiError('The member API answered without a member.')
  const stage = stageOf({
    is_ttc: is_ttc === true,
    pregnancy: typeof pregnancy === 'object' ? pregnancy : null,
    born_children: Array.isArray(born_children) ? born_children : [],
  })
  return { idString: id_string, firstName: first_name, stage }
}
