// A member API that keeps a site in a process of its own waiting until it is told, however slow the machine is.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Test } from 'tap'
import { everyoneIsKnown, heldBack, memberApi, signedIn } from '../server/member-api.ts'

/** For NODE_OPTIONS: a process does this before anything else. */
export const importing = (code: string) => `--import=data:text/javascript,${encodeURIComponent(code)}`

/** The site waits for it without an end. */
const noDeadlines = `--import=${pathToFileURL(join(import.meta.dirname, '../no-deadlines.ts'))}`

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
  return { env: { MEMBER_API_URL: url, NODE_OPTIONS: noDeadlines }, letGo }
}
