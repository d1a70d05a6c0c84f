import { useAtom } from 'jotai'
import { weekTicksAtom } from '../../client/state/week-ticks.ts'

interface Props {
  week: number
  items: readonly string[]
}

/** The list of a week: to read without script, to tick with it. The ticks stay in this browser. */
export function WeekChecklist({ week, items }: Props) {
  const [{ ticks, isAwake }, tick] = useAtom(weekTicksAtom)
  const ticked = ticks[week] ?? []
  return (
    <ul className="checklist week-checklist">
      {items.map(item => (
        <li key={item}>
          {isAwake ? (
            <label>
              <input type="checkbox" checked={ticked.includes(item)} onChange={() => tick(week, item)} />
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
