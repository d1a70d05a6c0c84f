// Whether a viewer is shown the site as after a loss, on every page and not only on those about a loss.
import type { MemberRead } from './member.ts'

/** Cookie of a device on which the quiet almanac was turned on; its value is `1`. */
export const quietCookie = 'quiet_almanac'

export interface Viewer {
  /** The quiet almanac is on on this device. */
  chosen: boolean
  /** Null: nobody is signed in. Undefined: somebody is, and it is not known yet who. */
  member: Pick<MemberRead, 'after_loss'> | null | undefined
}

/** Whether pages must not celebrate, invite or recommend; undefined while the member is not known yet. */
export function isSensitive({ chosen, member }: Viewer): boolean | undefined {
  if (chosen) return true
  return member === undefined ? undefined : (member?.after_loss ?? false)
}
