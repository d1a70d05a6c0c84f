import type { Piece } from '../../content/schema.ts'
import { PlainHead } from '../content/plain-page.tsx'
import { usePage } from '../page.tsx'
import { Button } from '../ui/button.tsx'
import { Prose } from '../ui/prose.tsx'
import { SweepstakesFacts, SweepstakesNow } from './facts.tsx'

/** The drawing: what it is, where it is now, and the way in: one press for a member, joining or a card for others. */
export function SweepstakesView({ piece }: { piece: Piece<'page'> }) {
  const { build, href, signedIn } = usePage()
  const isOpen = build.sweepstakes?.().state === 'open'
  return (
    <article className="reading">
      <PlainHead {...piece} />
      <div className="reading-body">
        <SweepstakesNow />
        {isOpen && signedIn && <EnterForm />}
        {isOpen && !signedIn && (
          <p>
            <a className="button" href={`${href('/join')}?target=%2Fsweepstakes`} data-invite="sweepstakes link">
              Join
            </a>
          </p>
        )}
        <SweepstakesFacts />
        <Prose sections={piece.sections} />
      </div>
    </article>
  )
}

/** One press enters; nothing is asked and no stage is sent. */
export const EnterForm = () => (
  <form method="post" action="/sweepstakes/entry">
    <Button type="submit">Enter the drawing</Button>
  </form>
)
