import type { QuietGroup } from '../../content/quiet-almanac.ts'
import type { Card } from '../../content/schema.ts'
import { CrisisLines } from '../content/crisis-lines.tsx'
import { CardGrid } from '../ui/card.tsx'
import { Text } from '../ui/typography.tsx'

/** A group of the quiet almanac with its texts. */
export interface QuietShelf extends Pick<QuietGroup, 'id' | 'title'> {
  cards: readonly Card[]
}

/** The texts by group; the crisis lines stand in the group about people. */
export const QuietShelves = ({ shelves }: { shelves: readonly QuietShelf[] }) =>
  shelves.map(({ id, title, cards }) => (
    <section key={id} aria-labelledby={id}>
      <Text variant="heading" id={id}>
        {title}
      </Text>
      {id === 'people' && (
        <>
          <p>Somebody answers at any hour, for whatever you need to say:</p>
          <CrisisLines />
        </>
      )}
      <CardGrid cards={cards} level={3} />
    </section>
  ))
