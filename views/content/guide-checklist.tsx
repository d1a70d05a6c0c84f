import type { TickUnit } from '../../state/ticks.ts'
import { isTwin } from '../amp/twin.tsx'
import { usePage } from '../page.tsx'
import { Checklist } from '../ui/box.tsx'
import { Text } from '../ui/typography.tsx'

interface Props {
  unit: TickUnit
  /** The week or month. */
  list: number
  title: string
  items: readonly string[]
}

/**
 * The list of a week or month. client/ticks.ts makes it one to tick; until then, without script, it is as on paper. So
 * it is after a loss, and in twins, which run no script of ours.
 */
export function GuideChecklist({ unit, list, title, items }: Props) {
  const { sensitive, path } = usePage()
  if (sensitive || isTwin(path)) return <Checklist id="checklist" title={title} items={items} />
  return (
    <section aria-labelledby="checklist">
      <Text variant="heading" id="checklist">
        {title}
      </Text>
      <ul className="checklist tick-list" data-ticks={unit} data-list={list}>
        {items.map(item => (
          <li key={item}>
            <label>
              <input type="checkbox" autoComplete="off" disabled />
              <span>{item}</span>
            </label>
          </li>
        ))}
      </ul>
    </section>
  )
}
