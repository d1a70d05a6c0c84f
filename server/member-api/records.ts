// Reads a member's records, and shared favorite names, from the member API.
import type { Member } from '../../contract/member.ts'
import type { RecordKind, RecordKinds } from '../../contract/records.ts'
import type { ReadRecord, ReadShare } from '../../routes/loading.ts'
import { type MemberApi, MemberApiError, memberPath } from './client.ts'
import { readShare, recordReaders } from './read-records.ts'

/**
 * @param api undefined: every read throws
 * @returns for one request, a function that reads a record by its kind. @throws MemberApiError without a member
 */
export const memberRecords =
  (api: MemberApi | undefined) =>
  (token: string | null, member: Promise<Member | null>): ReadRecord =>
  async <K extends RecordKind>(kind: K): Promise<RecordKinds[K]> => {
    const owner = await member
    if (!api || !owner) throw new MemberApiError('There is no member whose records could be read.')
    return api.ask({ lane: 'member', method: 'GET', path: `${memberPath(owner)}/${kind}`, token }, recordReaders[kind])
  }

/** The last part of a link to favorite names. */
const shareToken = /^[\w-]{16,64}$/

/** Reads the names that a share link shows. It needs no session, and the answer does not say whose they are. */
export const sharedNames =
  (api: MemberApi | undefined): ReadShare =>
  async token => {
    if (!shareToken.test(token)) return null
    if (!api) throw new MemberApiError('There is no member API that could know the link.')
    return api.ask({ lane: 'member', method: 'GET', path: `/favorite-shares/${token}` }, readShare)
  }
