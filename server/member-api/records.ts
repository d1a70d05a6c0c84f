// What a member has beside their profile, asked of the member API for one page.
import type { Member } from '../../contract/member.ts'
import type { RecordKind, RecordKinds } from '../../contract/records.ts'
import type { ReadRecord, ReadShare } from '../../routes/loading.ts'
import { type MemberApi, MemberApiError, memberPath } from './client.ts'
import { readShare, recordReaders } from './read-records.ts'

/** @param api without it there is nothing to read */
export const memberRecords =
  (api: MemberApi | undefined) =>
  (token: string | null, member: Promise<Member | null>): ReadRecord =>
  async <K extends RecordKind>(kind: K): Promise<RecordKinds[K]> => {
    const who = await member
    if (!api || !who) throw new MemberApiError('There is no member whose records could be read.')
    return api.ask({ lane: 'member', method: 'GET', path: `${memberPath(who)}/${kind}`, token }, recordReaders[kind])
  }

/** What a link to favorite names may have at its end. */
const shareToken = /^[\w-]{16,64}$/

/** Reads the names that a link shows. Whoever has it may: it tells of no member. */
export const sharedNames =
  (api: MemberApi | undefined): ReadShare =>
  async token => {
    if (!shareToken.test(token)) return null
    if (!api) throw new MemberApiError('There is no member API that could know the link.')
    return api.ask({ lane: 'member', method: 'GET', path: `/favorite-shares/${token}` }, readShare)
  }
