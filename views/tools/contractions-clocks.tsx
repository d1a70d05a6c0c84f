import { onTheClock, timeOfDay } from '../../domain/tools/clock-words.ts'
import type { Contraction } from '../../domain/tools/contractions.ts'
import { useNow } from './use-now.ts'

interface Props {
  running: number | null
  last: Contraction | undefined
}

interface ClockProps {
  words: string
  since: number | null
}

/** A time that runs. It is read when somebody asks for it, and announces nothing. */
function Clock({ since, words }: ClockProps) {
  const now = useNow(1000)
  const isKnown = since !== null && now !== null && now >= since
  return <Figure words={words} figure={isKnown ? onTheClock(now - since) : null} />
}

const Figure = ({ words, figure }: { words: string; figure: string | null }) => (
  <p className="contractions-clock">
    <span>{words}</span>
    <b role="timer" aria-label={words}>
      {figure ?? '–'}
    </b>
  </p>
)

/** How long this one takes, and how long ago the last one began. */
export function Clocks({ running, last }: Props) {
  const now = useNow(60_000)
  const lastStart = last?.start ?? null
  const isBehind = now !== null && running === null && lastStart !== null && now < lastStart
  return (
    <>
      <div className="contractions-clocks">
        {running === null ? (
          <Figure words="Last one took" figure={last ? onTheClock(last.end - last.start) : null} />
        ) : (
          <Clock since={running} words="This one" />
        )}
        <Clock since={lastStart} words="Since last start" />
      </div>
      {isBehind && (
        <p className="field-problem">
          This device’s clock is behind your last contraction ({timeOfDay(lastStart)}). It may have been changed: set
          it, or mend the times in the list.
        </p>
      )}
    </>
  )
}
