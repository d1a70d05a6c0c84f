import { usePage } from '../page.tsx'
import { trimesters } from './trimester.ts'

export interface WeekLink {
  week: number
  path: string
}

interface Props {
  unit: 'Week' | 'Month'
  /** Rows of the calendar; `from` and `to` are the first and last number in it. */
  groups: readonly { name: string; colour: string; from: number; to: number }[]
  guides: readonly { number: number; path: string }[]
  /** The number of this page. */
  current?: number
}

/** Numbered guides as a calendar; nothing after a loss. */
export const GuidePicker = ({ unit, groups, guides, current }: Props) =>
  usePage().sensitive ? null : (
    <nav className="week-picker" aria-label={`All ${unit.toLowerCase()}s`}>
      {groups
        .map(group => ({ ...group, own: guides.filter(({ number: n }) => n >= group.from && n <= group.to) }))
        .filter(({ own }) => own.length > 0)
        .map(({ name, colour, own }) => (
          <p key={name} className={`tone-${colour}`}>
            <b>{name}</b>
            {own.map(({ number: n, path }) => (
              <a key={n} href={path} aria-label={`${unit} ${n}`} aria-current={n === current ? 'page' : undefined}>
                {n}
              </a>
            ))}
          </p>
        ))}
    </nav>
  )

/** The weeks that have a guide, by trimester. */
export const WeekPicker = ({ weeks, current }: { weeks: readonly WeekLink[]; current?: number }) => (
  <GuidePicker
    unit="Week"
    groups={trimesters}
    guides={weeks.map(({ week, path }) => ({ number: week, path }))}
    current={current}
  />
)
