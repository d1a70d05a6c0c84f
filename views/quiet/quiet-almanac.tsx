import { quietPath } from '../../content/quiet-almanac.ts'
import type { FormShown } from '../account/form-state.ts'
import { Problem } from '../account/sign-in.tsx'
import { usePage } from '../page.tsx'
import { Button } from '../ui/button.tsx'
import { Text } from '../ui/typography.tsx'
import { quietTitle } from './quiet-home.tsx'
import { type QuietShelf, QuietShelves } from './quiet-shelves.tsx'

interface Props extends Pick<FormShown, 'message'> {
  shelves: readonly QuietShelf[]
  /** The visitor has turned it on. */
  isOn: boolean
}

/** What the quiet almanac is, the button that turns it on or off, and what it offers. */
export const QuietAlmanacView = ({ shelves, isOn, message }: Props) => (
  <div className="front index">
    <header className="quiet-head">
      <Text variant="title">{quietTitle}</Text>
      <Text variant="lead">
        After a loss, a site like this one can hurt on every page. Here you can ask it to be quiet.
      </Text>
    </header>
    <section aria-labelledby="choice">
      <Text variant="heading" id="choice">
        {isOn ? 'You are reading the quiet almanac' : 'Show me the quiet almanac'}
      </Text>
      <div className="prose">
        <p>
          Quiet means: no calendar of weeks, no guides by month, no names, lists, tools, ads or invitations unless you
          open them yourself. Care, rest, people, and work and rights take their place. What you saved stays where it
          is.
        </p>
        <p>
          Nobody has to say why, and there is no end to it: it lasts until you say otherwise. Signed out it is kept on
          this device, signed in with your account.
        </p>
      </div>
      {message && <Problem words={message} />}
      <QuietChoice isOn={isOn} />
    </section>
    <QuietShelves shelves={shelves} />
  </div>
)

/** The button: it needs no account and no script. */
function QuietChoice({ isOn }: { isOn: boolean }) {
  const { href } = usePage()
  return (
    <form method="post" action={href(quietPath)}>
      <input type="hidden" name="quiet" value={isOn ? '' : '1'} />
      <Button type="submit" variant="secondary">
        {isOn ? 'Show me the whole almanac' : 'Show me the quiet almanac'}
      </Button>
    </form>
  )
}
