// After a loss: how a visitor wants to be met on every page, not only on those about loss.
import type { MemberRead } from './member.ts'

/** The cookie of a device on which somebody asked for the quiet almanac; it holds nothing but `1`. */
export const quietCookie = 'quiet_almanac'

export interface Viewer {
  /** The device keeps the choice of the quiet almanac. */
  chosen: boolean
  /** Null: nobody is signed in. Undefined: somebody is, and it is not known yet who. */
  member: Pick<MemberRead, 'after_loss'> | null | undefined
}

/** Whether nothing may celebrate, invite or speak of babies for a visitor; undefined while it is not known who asks. */
export function isSensitive({ chosen, member }: Viewer): boolean | undefined {
  if (chosen) return true
  return member === undefined ? undefined : (member?.after_loss ?? false)
}
