export interface Ridge {
  name: string
  path: string
  /** The decades in which the name led the list: `1880s to 1940s`. */
  led: string
  /** The line through the years, 144 wide and 100 high: the height of its first point, then its steps. */
  line: string
}

interface Props {
  title: string
  id: string
  tone: 'girl' | 'boy'
  ridges: readonly Ridge[]
  /** First and last year. */
  span: readonly [number, number]
}

/** The years below the picture. */
const ticks = [1880, 1920, 1960, 2000] as const

/** Names as hills, one behind the other: each shows when its name was given, scaled to its own highest year. */
export const Ridges = ({ title, id, tone, ridges, span: [first, last] }: Props) => (
  <section className={`ridges ridges-${tone}`} aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    <ol>
      {ridges.map(({ name, path, led, line }) => (
        <li key={path}>
          <a href={path}>
            {name} <span>{led}</span>
          </a>
          <svg viewBox="0 0 144 100" preserveAspectRatio="none" aria-hidden="true">
            <path d={`M0 100V${line}V100`} />
            <path d={`M0 ${line}`} />
          </svg>
        </li>
      ))}
    </ol>
    <p aria-hidden="true">
      {ticks.map(year => (
        <span key={year}>{year}</span>
      ))}
      <span>{last}</span>
    </p>
    <p className="ridges-heard">
      Lines from {first} to {last}. The figures are on the page of each name.
    </p>
  </section>
)
