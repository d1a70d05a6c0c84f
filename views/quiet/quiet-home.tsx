import { quietPath } from '../../content/quiet-almanac.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Text } from '../ui/typography.tsx'
import { QuietSearch } from './quiet-search.tsx'
import { type QuietShelf, QuietShelves } from './quiet-shelves.tsx'

export const quietTitle = 'The quiet almanac'

/** The front page after a loss: a search, and what may help now. */
export const QuietHomeView = ({ loaded: { quiet } }: { loaded: { quiet: readonly QuietShelf[] } }) => (
  <div className="front index">
    <header className="quiet-head">
      <Text variant="kicker">{quietTitle}</Text>
      <Text variant="title">Nothing here asks anything of you</Text>
      <Text variant="lead">
        Look for something, or take what you need from below. All that you saved is where it was.
      </Text>
      <QuietSearch />
    </header>
    <QuietShelves shelves={quiet} />
    <p>
      <ButtonLink variant="secondary" href={`${quietPath}#choice`}>
        What the quiet almanac leaves out, and how to change it
      </ButtonLink>
    </p>
  </div>
)
