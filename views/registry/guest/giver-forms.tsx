// What a giver may do about their gift: each a form of its own, which works without script.
import type { ReactNode } from 'react'
import { Problem } from '../../account/sign-in.tsx'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { Text } from '../../ui/typography.tsx'

/** What is confirmed before it is done. */
export const asked = ['release', 'not-me'] as const
export type Asked = (typeof asked)[number]

interface FormProps {
  path: string
  /** What it does; routes/registry-guest.tsx says what becomes of it. */
  does: 'bought' | 'reserved' | 'released' | 'message'
  children: ReactNode
}

const GiverForm = ({ path, does, children }: FormProps) => (
  <form method="post" action={path} className="fields">
    <input type="hidden" name="does" value={does} />
    {children}
  </form>
)

interface ActionsProps {
  state: 'reserved' | 'bought' | 'released'
  path: string
}

/** Whether it is bought already. */
export const GiverActions = ({ state, path }: ActionsProps) =>
  state === 'bought' ? (
    <GiverForm path={path} does="reserved">
      <p>You have told us that you have bought it, so we do not remind you any more.</p>
      <Button type="submit" variant="secondary">
        Not bought yet after all
      </Button>
    </GiverForm>
  ) : (
    <GiverForm path={path} does="bought">
      <p>
        It is reserved for you. Please tell us once you have bought it: until then we remind you twice, and after four
        weeks it is offered to others again.
      </p>
      <Button type="submit">I have bought it</Button>
    </GiverForm>
  )

/** A few words that the parents read once they open their gifts. */
export const MessageForm = ({ path, value, error }: { path: string; value: string; error?: string }) => (
  <GiverForm path={path} does="message">
    <TextArea
      name="message"
      rows={4}
      label="Your words to the parents"
      value={value}
      error={error}
      tipText="They read them once they open their gifts."
    />
    <Button type="submit" variant="secondary">
      Save my words
    </Button>
  </GiverForm>
)

const words: Readonly<Record<Asked, { title: string; lead: string; button: string }>> = {
  release: {
    title: 'Give this gift back?',
    lead: 'Then others can choose it again. If you have bought it already, please keep it: that is what the parents count on.',
    button: 'Yes, give it back',
  },
  'not-me': {
    title: 'This was not you?',
    lead: 'Then somebody has typed your address by mistake. We set the gift free for others and send you no more letters about it.',
    button: 'This was not me',
  },
}

/** Asks before something is given back. */
export const AskView = ({ asks, path, message }: { asks: Asked; path: string; message?: string }) => (
  <div className="guest giver">
    <Text variant="title">{words[asks].title}</Text>
    {message && <Problem words={message} />}
    <p>{words[asks].lead}</p>
    <GiverForm path={path} does="released">
      <p className="button-row">
        <Button type="submit">{words[asks].button}</Button>
        <a className="button button-secondary" href={path}>
          <span>Back</span>
        </a>
      </p>
    </GiverForm>
  </div>
)
