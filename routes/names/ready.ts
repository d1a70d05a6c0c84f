// What pages on names look up in all of them, made before somebody waits for it.
import { listsWith } from '../../content/names/lists-of-name.ts'
import type { Names } from '../../content/names/names.ts'
import { similarTo } from '../../content/names/similar.ts'
import { spellingsOf } from '../../content/names/spellings.ts'

/** Each takes about a tenth of a second, once; a page that comes first makes what it needs itself. */
export const nameSteps: readonly ((names: Names) => unknown)[] = [
  spellingsOf,
  similarTo,
  names => names.all[0] && listsWith(names, names.all[0]),
]
