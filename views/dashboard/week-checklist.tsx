import { useAtom, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { watchTicksAtom, weekTicksAtom } from '../../state/week-ticks.ts'

interface Props {
  /** The id of the one whose list it is. */
  pregnancy: string
  week: number
  items: readonly string[]
}

/** The list of a week: to read without script, to tick with it. The ticks stay in this browser. */
export function WeekChecklist({ pregnancy, week, items }: Props) {
  const [{ ticks, isAwake }, tick] = useAtom(weekTicksAtom)
  const watch = useSetAtom(watchTicksAtom)
  useEffect(() => watch(pregnancy), [watch, pregnancy])
  const ticked = ticks[week] ?? []
  return (
    <ul className="checklist week-checklist">
      {items.map(item => (
        <li key={item}>
          {isAwake ? (
            <label>
              <input type="checkbox" checked={ticked.includes(item)} onChange={() => tick(pregnancy, week, item)} />
              <span>{item}</span>
            </label>
          ) : (
            item
          )}
        </li>
      ))}
    </ul>
  )
}
