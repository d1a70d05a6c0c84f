// The texts whose keyed hashes lead to a registry, by its link and the beginnings of its parents' names, and to the gifts
// of one giver.
import { namePrefixes } from '../../domain/registry/names.ts'
import { emailKey } from '../account-fields.ts'

/** Of a link: what guests ask with. */
export const linkText = (link: string): string => `registry link ${link}`

/** Of a giver's address: another one for each list, so that nobody can tell that somebody gives to two. */
export const giverText = (registryId: string, email: string): string =>
  `registry giver ${registryId} ${emailKey(email)}`

/** Of the beginning of a name, in the form of `nameLetters`. */
export const prefixText = (part: 'first' | 'last', prefix: string): string => `registry name ${part} ${prefix}`

interface Findable {
  parents: readonly { first_name: string; last_name: string }[]
  event_date: string | null
  state: string
}

export const monthOf = (date: string | null): number | null => (date === null ? null : Number(date.slice(5, 7)))

/** A row for each beginning of each name, with the text to hash. */
export const nameRows = ({ parents, event_date, state }: Findable) =>
  parents.flatMap(({ first_name, last_name }, parent) =>
    (['first', 'last'] as const).flatMap(part =>
      namePrefixes(part === 'first' ? first_name : last_name).map(prefix => ({
        parent,
        part,
        text: prefixText(part, prefix),
        month: monthOf(event_date),
        state,
      })),
    ),
  )
