// What a member has beside their profile, asked of the member API for one page.
import type { Member } from '../domain/member.ts'
import type { RecordKind, RecordKinds } from '../domain/records.ts'
import type { ReadRecord } from '../routes/define.tsx'
import { type MemberApi, MemberApiError } from './member-api.ts'
import { recordReaders } from './record-wire.ts'

/** @param api without it there is nothing to read */
export const memberRecords =
  (api: MemberApi | undefined) =>
  (token: string | null, member: Promise<Member | null>): ReadRecord =>
  async <K extends RecordKind>(kind: K): Promise<RecordKinds[K]> => {
    const who = await member
    if (!api || !who) throw new MemberApiError('There is no member whose records could be read.')
    return api.ask({ method: 'GET', path: `/members/${encodeURIComponent(who.id_string)}/${kind}`, token }, recordReaders[kind])
  }
