import { useAtom, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { watchTicksAtom, weekTicksAtom } from '../../state/week-ticks.ts'

interface Props {
  /** The id of the pregnancy whose list it is. */
  pregnancy: string
  week: number
  items: readonly string[]
}

/** The checklist of a week; ticking it needs script. The ticks are stored on the device. */
export function WeekChecklist({ pregnancy, week, items }: Props) {
  const [{ ticks, isAwake }, tick] = useAtom(weekTicksAtom)
  const watch = useSetAtom(watchTicksAtom)
  useEffect(() => watch(pregnancy), [watch, pregnancy])
  const ticked = ticks[week] ?? []
  return (
    <ul className="checklist tick-list">
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
