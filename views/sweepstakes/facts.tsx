import { usePage } from '../page.tsx'
import { DateText } from '../ui/time.tsx'

/** The day of an instant, where its offset says it is. */
const dayOf = (instant: string) => instant.slice(0, 10)

const words = {
  none: 'There is no drawing now, and nobody can enter.',
  before: 'It has not begun yet: entries count from the first day on.',
  open: 'It is open.',
  closed: 'It is closed: no more entries count. The winner is not confirmed yet.',
  drawn: 'It is over.',
} as const

/** Where the drawing is now, in a sentence. */
export const SweepstakesNow = () => <p>{words[usePage().build.sweepstakes?.().state ?? 'none']}</p>

/** Prize, dates, odds and outcome, out of the one file that has them; nothing while nobody holds a drawing. */
export function SweepstakesFacts() {
  const { drawing } = usePage().build.sweepstakes?.() ?? {}
  if (!drawing?.sponsor) return null
  const { prize, opens, closes, mailBy, drawn, sponsor, odds, winner } = drawing
  return (
    <dl className="sweepstakes-facts">
      <dt>Prize</dt>
      <dd>One, of {prize}</dd>
      <dt>Entries count</dt>
      <dd>
        from <DateText date={dayOf(opens)} /> until before <DateText date={dayOf(closes)} />, Eastern Time; cards by
        mail that arrive by <DateText date={mailBy} />
      </dd>
      <dt>Drawing</dt>
      <dd>
        <DateText date={drawn} />. {odds}
      </dd>
      <dt>Outcome</dt>
      <dd>{winner ?? 'Nobody has won yet.'}</dd>
      <dt>Sponsor</dt>
      <dd>
        {sponsor.name}, {sponsor.address}
      </dd>
    </dl>
  )
}
