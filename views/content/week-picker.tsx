import { usePage } from '../page.tsx'
import { trimesters } from './trimester.ts'

export interface WeekLink {
  week: number
  path: string
}

interface Props {
  weeks: readonly WeekLink[]
  /** The week of this page. */
  current?: number
}

/** The weeks that have a guide as a calendar, by trimester. */
export const WeekPicker = ({ weeks, current }: Props) =>
  usePage().sensitive ? null : (
    <nav className="week-picker" aria-label="All weeks">
      {trimesters
        .map(trimester => ({
          ...trimester,
          own: weeks.filter(({ week }) => week >= trimester.from && week <= trimester.to),
        }))
        .filter(({ own }) => own.length > 0)
        .map(({ colour, name, own }) => (
          <p key={name} className={`tone-${colour}`}>
            <b>{name}</b>
            {own.map(({ week, path }) => (
              <a
                key={week}
                href={path}
                aria-label={`Week ${week}`}
                aria-current={week === current ? 'page' : undefined}
              >
                {week}
              </a>
            ))}
          </p>
        ))}
    </nav>
  )
