import { quietPath } from '../../../content/quiet-almanac.ts'
import { usePage } from '../../page.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Text } from '../../ui/typography.tsx'

export const quietRegistryTitle = 'Lists are closed for now'

/** Shown after a loss instead of what invites to make a list. @param shown the address that opens all of it */
export function QuietRegistryView({ shown }: { shown: string }) {
  const { href } = usePage()
  return (
    <div className="front index">
      <header className="quiet-head">
        <Text variant="kicker">The quiet almanac</Text>
        <Text variant="title">{quietRegistryTitle}</Text>
        <Text variant="lead">
          If you told us of a loss while you were signed in, each list of wishes that you keep here closed in that
          moment. Whoever opens its link reads that it is not open, and nothing more.
        </Text>
      </header>
      <div className="prose">
        <p>
          Nobody is told why. People who had chosen a gift get no reminder, and no letter about it. You need not do
          anything: a list stays closed for as long as you leave it.
        </p>
        <p>
          When you wish, you may delete it, hide it or open it again, and choose a sentence for those who ask, or none.
        </p>
      </div>
      <p className="button-row">
        <ButtonLink href={href(quietPath)}>What you may need now</ButtonLink>
        <ButtonLink variant="secondary" href={shown} rel="nofollow">
          Show this page, and the way to my lists
        </ButtonLink>
      </p>
    </div>
  )
}
