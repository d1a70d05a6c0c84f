import { tryingHelp } from '../../content/todays-help.ts'
import type { Cycle } from '../../contract/records.ts'
import { rangeInWords } from '../../domain/dashboard.ts'
import { addDays, type CalendarDate, parseDate } from '../../domain/dates.ts'
import {
  type ComingCycle,
  comingCycle,
  isFertileOn,
  isUnusualLength,
  lutealLengths,
  widestWindow,
} from '../../domain/fertile-window.ts'
import { TextLink } from '../ui/link.tsx'
import { DateText } from '../ui/time.tsx'
import { Text } from '../ui/typography.tsx'
import { CycleStrip } from './cycle-strip.tsx'
import { HelpList } from './help-list.tsx'
import { Unreachable } from './placeholders.tsx'
import type { Reached } from './sheet.ts'

/** The next fertile days, computed from the cycle that was entered, and how reliable they are. */
export function Trying({ cycle, today }: { cycle: Reached<Cycle | null>; today: CalendarDate }) {
  const entered = cycle?.is
  const lastPeriod = parseDate(entered?.last_period)
  const days = entered && lastPeriod && comingCycle(lastPeriod, lengthsOf(entered), today)
  return (
    <section className="leaf tone-trying" aria-labelledby="trying">
      <Text variant="kicker">Trying to conceive</Text>
      {!cycle && <Unreachable what="The cycle" />}
      {cycle && !lastPeriod && <NoPeriod />}
      {lastPeriod && !days && <TooLongAgo lastPeriod={lastPeriod} />}
      {entered && days && <Estimate cycle={entered} days={days} today={today} />}
      <HelpList id="help-trying" level={3} help={tryingHelp} />
    </section>
  )
}

/** For an unusual cycle the shortest luteal length, which gives the last day that may be fertile. */
const lengthsOf = (cycle: Cycle) =>
  isUnusualLength(cycle.cycle_length) ? { ...cycle, luteal_length: lutealLengths.min } : cycle

const NoPeriod = () => (
  <>
    <Text variant="heading" id="trying">
      Which days matter
    </Text>
    <p>
      The first day of the last period is enough for an estimate of the next fertile days. It stays in your account, and
      you can take it out again.
    </p>
    <Change title="Add your last period" />
  </>
)

const TooLongAgo = ({ lastPeriod }: { lastPeriod: CalendarDate }) => (
  <>
    <Text variant="heading" id="trying">
      A newer date is needed
    </Text>
    <p>
      The last period entered here began on <DateText date={lastPeriod} />. That is too far back to count on from.
    </p>
    <Change title="Change the dates" />
  </>
)

const Change = ({ title }: { title: string }) => (
  <p>
    <a className="button button-secondary" href="/settings/cycle">
      <span>{title}</span>
    </a>
  </p>
)

function Estimate({ cycle, days, today }: { cycle: Cycle; days: ComingCycle; today: CalendarDate }) {
  const { fertileFrom, bestFrom, ovulation, nextPeriod, period, cyclesOn } = days
  const isUnusual = isUnusualLength(cycle.cycle_length)
  const widest = widestWindow(period, cycle.cycle_length)
  return (
    <>
      <Text variant="heading" id="trying">
        Fertile days: {isUnusual ? rangeInWords(widest.from, widest.to) : rangeInWords(fertileFrom, ovulation)}
      </Text>
      {!isUnusual && isFertileOn(days, today) && <p>These days are now.</p>}
      <CycleStrip days={days} window={isUnusual ? widest : { from: fertileFrom, to: ovulation }} today={today} />
      <dl className="figures">
        {isUnusual ? (
          <div>
            <dt>Ovulation, at a guess</dt>
            <dd>{rangeInWords(addDays(widest.from, 5), widest.to)}</dd>
          </div>
        ) : (
          <>
            <div>
              <dt>Ovulation, about</dt>
              <dd>
                <DateText date={ovulation} />
              </dd>
            </div>
            <div>
              <dt>Best days</dt>
              <dd>{rangeInWords(bestFrom, ovulation)}</dd>
            </div>
          </>
        )}
        <div>
          <dt>Next period, and first day for a test</dt>
          <dd>
            <DateText date={nextPeriod} />
          </dd>
        </div>
      </dl>
      {cyclesOn > 0 && (
        <p>
          Counted on from the last period entered, over {cyclesOn === 1 ? 'one more cycle' : `${cyclesOn} more cycles`}.
          If a newer one has begun, change the date and the days move with it.
        </p>
      )}
      {isUnusual && (
        <p>
          A cycle of {cycle.cycle_length} days is outside the usual 21 to 35, where a single day would claim too much.
          This range holds for 10 to 16 days from ovulation to the next period.
        </p>
      )}
      <Change title="Change the dates" />
      <HowFar cycle={cycle} />
    </>
  )
}

const HowFar = ({ cycle }: { cycle: Cycle }) => (
  <p className="text-small">
    How we count: the last period, plus {cycle.cycle_length} days, less{' '}
    {isUnusualLength(cycle.cycle_length) ? `${lutealLengths.min} to ${lutealLengths.max}` : cycle.luteal_length}, is
    ovulation; the window is the five days before and the day itself. It is an estimate. When ovulation was measured,
    only about 30 in 100 had a window that lay wholly within days 10 to 17 of the cycle (
    <TextLink href="https://pmc.ncbi.nlm.nih.gov/articles/PMC27529/">Wilcox and others, BMJ 2000</TextLink>). It cannot
    prevent a pregnancy. <a href="/a/when-are-you-most-fertile">Signs that tell more than dates</a>
  </p>
)
