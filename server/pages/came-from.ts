// Where somebody came from who is to be led back: a link of a kept page says it only once a script has pressed it.
import { pageKindOf } from '../../domain/page-kinds.ts'
import { safeTarget } from '../../domain/safe-target.ts'
import type { Origins } from '../../domain/sites.ts'

/**
 * A target that leads back to the page that named itself in `Referer`; '' where that is none of ours, or itself a page
 * to sign in or out.
 */
export function cameFrom(referer: string | undefined, { main, names, registry }: Origins): string {
  const target = safeTarget(referer, [main, names, registry], '')
  const path = URL.parse(target, main)?.pathname ?? ''
  return pageKindOf(path) === 'sign-in' ? '' : target
}
