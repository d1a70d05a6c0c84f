import type { ReactNode } from 'react'
import { daysBetween, formatLong } from '../../domain/dates.ts'
import { type CycleEntries, cycleCounts, mostPast } from '../../domain/tools/cycle-entries.ts'
import type { ForecastCycle } from '../../domain/tools/cycle-forecast.ts'
import { shortSpan, spanInWords } from '../../domain/tools/cycle-words.ts'
import { wordOf } from '../../lib/lenient.ts'
import { Button } from '../ui/button.tsx'
import { RadioGroup } from '../ui/choice-input.tsx'
import { TextLink } from '../ui/link.tsx'
import { KeepInProfile } from './keep-in-profile.tsx'
import { OvulationMonths } from './ovulation-months.tsx'
import { OvulationTable } from './ovulation-table.tsx'
import type { OvulationWork } from './ovulation-work.ts'

/** 'day 12 of the cycle', where a cycle has one length. */
const cycleDay = ({ period, strips }: ForecastCycle) =>
  period.min === period.max && ` (day ${daysBetween(period.min, strips.min) + 1} of the cycle)`

interface Props extends OvulationWork {
  entries: CycleEntries
  /** With words: it can be taken back. */
  change: (to: (now: CycleEntries) => CycleEntries, words?: string) => void
  /** The last period became a past one, and the newer one is to be entered. */
  onNewer: () => void
}

const countItems = cycleCounts.map(value => ({ value, label: value }))

const withNewer = (now: CycleEntries): CycleEntries => ({
  ...now,
  lastPeriod: '',
  past: [now.lastPeriod, ...now.past.filter(day => day !== now.lastPeriod)].slice(0, mostPast),
})

const kickers = {
  open: 'Fertile days, open now',
  next: 'Next fertile days',
  past: 'Fertile days of the cycle entered',
} as const

/** The next window, what goes with it, the months as they are drawn, and the same as a table. */
export function OvulationResult({ entries, change, onNewer, ...work }: Props) {
  const { basis, cycles, told, when, said, today } = work
  const startNewer = () => {
    change(withNewer, 'The earlier date went to your past periods.')
    onNewer()
  }
  return (
    <>
      <output tabIndex={-1} className="ovulation-answer">
        <span className="text-kicker">{kickers[when]}</span>
        <b>{spanInWords(told.fertile)}</b>
        <span>
          {told.best && `Highest chance ${shortSpan(told.best)}. `}Ovulation about {shortSpan(told.ovulation)}.
        </span>
      </output>
      {said.map(caution => (
        <p key={caution} className="tool-note">
          {caution}
        </p>
      ))}
      {basis.lastPeriod !== today && (
        <div>
          <Button variant="secondary" onClick={startNewer}>
            A newer period has begun
          </Button>
        </div>
      )}
      <dl className="ovulation-facts">
        <Fact name="Ovulation test strips">
          from {shortSpan({ min: told.strips.min, max: told.strips.min })}
          {cycleDay(told)}, once a day until one is positive
        </Fact>
        <Fact name="Next period, about">{spanInWords(told.nextPeriod)}</Fact>
        <Fact name="Earliest pregnancy test to rely on">{formatLong(told.test)}</Fact>
        <Fact name="Due date if conceived">{spanInWords(told.dueDate)}</Fact>
      </dl>
      <p className="callout">
        <b>Not contraception.</b> No day here is safe from pregnancy. Ovulation may come days earlier or later than the
        sum says, and only the next period tells it, afterwards. When a study gave one cycle to 33 apps, three named its
        six fertile days exactly (
        <TextLink href="https://pubmed.ncbi.nlm.nih.gov/27275788/">Setton and others, 2016</TextLink>).
      </p>
      <div className="ovulation-counts">
        <RadioGroup
          label="Cycles to show"
          name="cycles"
          items={countItems}
          value={entries.cycles}
          onChange={({ value }) => change(now => ({ ...now, cycles: wordOf(value, cycleCounts, now.cycles) }))}
        />
      </div>
      <OvulationMonths cycles={cycles} today={today} />
      <h2>The same as a table</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
      <section className="tool-scroll" aria-label="Cycles as a table" tabIndex={0}>
        <OvulationTable cycles={cycles} />
      </section>
      {entries.mode === 'regular' && basis.lengths[0] !== undefined && (
        <KeepInProfile
          tool="ovulation"
          carried={{
            kind: 'cycle',
            lastPeriod: basis.lastPeriod,
            cycleLength: basis.lengths[0],
            lutealLength: basis.lutealLength,
          }}
        />
      )}
      <ReadOn isRegular={entries.mode === 'regular'} />
    </>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

const ReadOn = ({ isRegular }: { isRegular: boolean }) => (
  <p>
    To read on:{' '}
    {isRegular ? (
      <a href="/a/when-are-you-most-fertile">signs that tell more than dates</a>
    ) : (
      <a href="/a/irregular-cycles-and-pcos">irregular cycles and PCOS</a>
    )}
    , <a href="/a/ovulation-tests-how-to-use">how to use test strips</a> and{' '}
    <a href="/a/donor-sperm-and-insemination">donor sperm and insemination</a>.
  </p>
)
