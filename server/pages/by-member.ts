// Fragments of pages that belong to one member, rendered once for as long as the member stays the same.
import type { Member } from '../../contract/member.ts'

/**
 * Remembers what was rendered for a member in a place. The look-up of sessions gives the same object for a member for
 * some seconds; the same bytes are then compressed once, too.
 */
export function byMember<P>(render: (place: P, member: Member) => Buffer, keyOf: (place: P) => string) {
  const fragments = new WeakMap<Member, Map<string, Buffer>>()
  return (place: P, member: Member): Buffer => {
    const byPlace = fragments.get(member) ?? new Map<string, Buffer>()
    fragments.set(member, byPlace)
    const key = keyOf(place)
    const html = byPlace.get(key) ?? render(place, member)
    byPlace.set(key, html)
    return html
  }
}
