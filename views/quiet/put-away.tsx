import { quietPath } from '../../content/quiet-almanac.ts'
import { usePage } from '../page.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Text } from '../ui/typography.tsx'

export const putAwayTitle = 'Put away for now'
export const putAway = 'This page is put away while the almanac is quiet.'

interface Props {
  /** The address that opens it all the same. */
  shown: string
}

/** Shown after a loss instead of a page that offers things: a link that opens it, and nothing of its content. */
export function PutAwayView({ shown }: Props) {
  const { href } = usePage()
  return (
    <div className="front index">
      <header className="quiet-head">
        <Text variant="kicker">The quiet almanac</Text>
        <Text variant="title">{putAwayTitle}</Text>
        <Text variant="lead">{putAway} It is all still here, for whenever you want it.</Text>
      </header>
      <p className="button-row">
        <ButtonLink href={href(quietPath)}>What you may need now</ButtonLink>
        <ButtonLink variant="secondary" href={shown} rel="nofollow">
          Show this page
        </ButtonLink>
      </p>
    </div>
  )
}
