// Finding a list by a parent's name: only lists whose owners want to be found, and of them only names, month and state.
import type { FoundRegistry } from '../../contract/registry.ts'
import { nameLetters, searchLetters } from '../../domain/registry/names.ts'
import type { Db } from '../store/schema.ts'
import { hashed } from '../store/sealing.ts'
import { monthOf, prefixText } from './lookup-texts.ts'
import { fieldsOf } from './rows.ts'

/** Results at most. */
const maxFound = 50

export interface Wanted {
  first: string
  last: string
  /** A code of `states`; '' for any. */
  state: string
  /** 1 to 12; null for any. */
  month: number | null
}

/** The open lists of a parent whose names begin so. Names of fewer than two letters are refused before. */
export async function findRegistries(db: Db, wanted: Wanted): Promise<FoundRegistry[]> {
  const [first, last] = [nameLetters(wanted.first), nameLetters(wanted.last)]
  let query = db
    .selectFrom('registry_names as first')
    .innerJoin('registry_names as last', join =>
      join.onRef('last.registry_id', '=', 'first.registry_id').onRef('last.parent', '=', 'first.parent'),
    )
    .innerJoin('registries', 'registries.id', 'first.registry_id')
    .selectAll('registries')
    .where('first.prefix_hash', '=', hashedPrefix('first', first))
    .where('last.prefix_hash', '=', hashedPrefix('last', last))
    .where('registries.status', '=', 'open')
    .where('registries.findable', '=', 1)
  if (wanted.state !== '') query = query.where('first.state', '=', wanted.state)
  if (wanted.month !== null) query = query.where('first.month', '=', wanted.month)
  const rows = await query
    .orderBy('registries.created_at', 'desc')
    .orderBy('registries.id')
    .limit(2 * maxFound)
    .execute()
  const unique = [...new Map(rows.map(row => [row.id, row])).values()]
  return unique
    .flatMap(row => {
      const { parents, event_date, state } = fieldsOf(row)
      const isMeant = parents.some(
        parent => nameLetters(parent.first_name).startsWith(first) && nameLetters(parent.last_name).startsWith(last),
      )
      const year = event_date === null ? null : Number(event_date.slice(0, 4))
      return isMeant ? [{ link: row.link, parents, month: monthOf(event_date), year, state }] : []
    })
    .slice(0, maxFound)
}

const hashedPrefix = (part: 'first' | 'last', letters: string) =>
  hashed(prefixText(part, [...letters].slice(0, searchLetters.max).join('')))
