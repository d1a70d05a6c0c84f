import { usePage } from '../page.tsx'

export interface MonthLink {
  month: number
  path: string
}

interface Props {
  months: readonly MonthLink[]
  /** The month of this page. */
  current?: number
}

const groups = [
  { name: 'Baby', colour: 'baby', from: 0, to: 12 },
  { name: 'Toddler', colour: 'toddler', from: 13, to: 36 },
] as const

/** The months that have a guide. */
export const MonthPicker = ({ months, current }: Props) =>
  usePage().sensitive ? null : (
    <nav className="week-picker" aria-label="All months">
      {groups.map(({ name, colour, from, to }) => {
        const own = months.filter(({ month }) => month >= from && month <= to)
        return (
          own.length > 0 && (
            <p key={name} className={`tone-${colour}`}>
              <b>{name}</b>
              {own.map(({ month, path }) => (
                <a
                  key={month}
                  href={path}
                  aria-label={`Month ${month}`}
                  aria-current={month === current ? 'page' : undefined}
                >
                  {month}
                </a>
              ))}
            </p>
          )
        )
      })}
    </nav>
  )
