import { callHref, elsewhere, linesFor } from '../../content/help-lines.ts'
import type { QuietGroup } from '../../content/quiet-almanac.ts'
import type { Card } from '../../content/schema.ts'
import { CardGrid } from '../kit/card.tsx'
import { Text } from '../kit/typography.tsx'
import { usePage } from '../page.tsx'

/** A group of the quiet almanac with its pieces. */
export interface QuietShelf extends Pick<QuietGroup, 'id' | 'title'> {
  cards: readonly Card[]
}

/** What one may need now, by group; the people who answer stand with the people to read about. */
export const QuietShelves = ({ shelves }: { shelves: readonly QuietShelf[] }) =>
  shelves.map(({ id, title, cards }) => (
    <section key={id} aria-labelledby={id}>
      <Text variant="heading" id={id}>
        {title}
      </Text>
      <CardGrid cards={cards} level={3} />
      {id === 'people' && <HelpLines />}
    </section>
  ))

/** Crisis lines that answer at any hour, those of the visitor's country or of all others. */
function HelpLines() {
  const { country } = usePage()
  const lines = linesFor(country).filter(({ kind }) => kind === 'crisis' || kind === 'maternal')
  return (
    <>
      <p>Somebody answers at any hour, for whatever you need to say:</p>
      <ul className="link-list">
        {lines.map(line => (
          <li key={line.country + line.number}>
            <a href={callHref(line)}>{line.number}</a> {line.name.replace(/ \(.*\)$/, '')}
            {country === 'other' && `, ${line.countryName}`}
          </li>
        ))}
        {country === 'other' && (
          <li>
            <a href={elsewhere.href} rel="noopener">
              {elsewhere.name}
            </a>{' '}
            for every other country
          </li>
        )}
      </ul>
    </>
  )
}
