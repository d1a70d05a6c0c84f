import { useRef, useState } from 'react'
import type { Units } from './drawing-markup.ts'
import type { Own } from './redraw.ts'

interface Props {
  /** The week that the server has drawn. */
  week: number
  units: Units
  /** Whether that week has its page elsewhere, too. */
  elsewhere: boolean
}

/** A ruler of weeks: whoever draws it, by pointer or keys, sees that week drawn around it. */
export function WeekScrubber({ week: own, units, elsewhere }: Props) {
  const [week, setWeek] = useState(own)
  const pageOwn = useRef<Own>({})
  const draw = async (next: number) => {
    setWeek(next)
    // What does not come leaves the drawing as it is; the link below leads to the week all the same.
    const { redraw } = await import('./redraw.ts').catch(() => ({ redraw: null }))
    await redraw?.(next, next === own, units, pageOwn.current)
  }
  return (
    <p className="fetus-week">
      <label htmlFor="fetus-week">Week {week}</label>
      {(elsewhere || week !== own) && <a href={`/pregnancy-week-by-week/${week}-weeks-pregnant`}>Read week {week}</a>}
      <input
        id="fetus-week"
        type="range"
        min={4}
        max={42}
        value={week}
        autoComplete="off"
        aria-valuetext={`Week ${week}`}
        onChange={event => void draw(event.target.valueAsNumber)}
      />
    </p>
  )
}
