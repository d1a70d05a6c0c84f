import { letterSlug } from '../../names/letter-lists.ts'
import { letters as alphabet } from '../../names/name-filter.ts'
import { pathOf } from '../../names/name-list.ts'
import type { Use } from '../../names/names.ts'

const labels = {
  girl: 'Girl names by first letter',
  boy: 'Boy names by first letter',
  unisex: 'Unisex names by first letter',
} as const

interface Props {
  use?: Use
  /** The letters that have names; left out: all letters. */
  letters?: readonly string[]
}

/** The alphabet as a row of links to the names of each letter. */
export const Letters = ({ use, letters = alphabet }: Props) => (
  <nav className="letters number-links" aria-label={use ? labels[use] : 'Names by first letter'}>
    {letters.map(letter => (
      <a key={letter} href={pathOf(letterSlug({ use, where: 'starts', letters: letter }))}>
        {letter.toUpperCase()}
      </a>
    ))}
  </nav>
)
