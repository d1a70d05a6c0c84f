// A member API that keeps a site in a process of its own waiting until it is told, however slow the machine is.
import type { Test } from 'tap'
import { everyoneIsKnown, heldBack, memberApi, signedIn } from '../../server/member-api.ts'

/** Deadlines of the site, of the member API or a loader, come much later. Those of its end stay: they are longer. */
const patience = `const begin = setTimeout
  const late = (run, ms, ...rest) => begin(run, ms >= 500 && ms < 8000 ? ms * 20 : ms, ...rest)
  globalThis.setTimeout = Object.assign(late, begin)` // and its form for promises

/** For NODE_OPTIONS: a process does this before anything else. */
export const importing = (code: string) => `--import=data:text/javascript,${encodeURIComponent(code)}`

export const lateName = 'Rosalind'
/** A header line. */
export const lateCookie = `Cookie: ${signedIn(lateName).cookie}`

export interface HeldMemberApi {
  /** Of a site that waits for it. */
  env: { MEMBER_API_URL: string; NODE_OPTIONS: string }
  /** From now on everyone is known, also who has asked before. */
  letGo(): void
}

export async function heldMemberApi(t: Test): Promise<HeldMemberApi> {
  const { hold, letGo } = heldBack(everyoneIsKnown())
  const { url } = await memberApi(t, hold)
  return { env: { MEMBER_API_URL: url, NODE_OPTIONS: importing(patience) }, letGo }
}
