import { countText } from '../../domain/names/percent.ts'
import type { Popular } from '../../names/popular-names.ts'
import { ShareThis } from '../content/share-this.tsx'
import type { Step } from '../head.ts'
import { Breadcrumb } from '../ui/breadcrumb.tsx'
import { Text } from '../ui/typography.tsx'
import { NameHeart } from './name-heart.tsx'
import { TrendLine } from './name-rows.tsx'
import { Select } from './select.tsx'
import { CountsSource } from './source.tsx'

export interface PopularRow extends Popular {
  meaning?: string
  /** The path of its line through the years, as in every list. */
  trend?: string
}

export interface PopularProps {
  title: string
  lead: string
  /** The year or the decade, as the picture shows it. */
  sign: string
  breadcrumbs: readonly Step[]
  path: string
  /** The columns; only one when one sex was asked for. */
  columns: readonly { sex: 'girl' | 'boy'; names: readonly PopularRow[] }[]
  /** A single year; undefined for a decade. */
  year?: number
  decade?: number
  years: readonly number[]
  decades: readonly number[]
  /** What the ranks are compared with: `2023`, `the 1980s`; undefined for the first year or decade. */
  before?: string
  /** First and last year of the small lines. */
  span: readonly [number, number]
}

const headings = { girl: 'Girls', boy: 'Boys' } as const
export const popularPath = '/b/most-popular-baby-names'

/** The one sex that was asked for; empty for both. */
const sexAsked = (columns: PopularProps['columns']) => (columns.length === 1 ? (columns[0]?.sex ?? '') : '')
/** A decade of the same sex. */
const decadePath = (from: number, sex: string) => `${popularPath}?decade=${from}${sex && `&sex=${sex}`}`

/** The hundred most given names of a year or a decade, for girls and for boys. */
export const PopularView = ({
  title,
  lead,
  sign,
  breadcrumbs,
  path,
  columns,
  year,
  decade,
  years,
  decades,
  before,
  span,
}: PopularProps) => (
  <div className="index name-list">
    <header className="name-head">
      <Breadcrumb steps={breadcrumbs} />
      <Text variant="title">{title}</Text>
      <Text variant="lead">{lead}</Text>
      <p className="name-sign" aria-hidden="true">
        <span data-length={sign.length}>{sign}</span>
      </p>
    </header>
    <div className="popular-choice">
      <form action={popularPath} method="get">
        {
          decade !== undefined && (
            <input type="hidden" name="decade" value={decade} />
          ) /* a year that is chosen goes before it */
        }
        <Select
          name="year"
          label="Year"
          value={String(year ?? '')}
          choices={years.map(one => [String(one), String(one)])}
          any={year ? '' : 'Choose'}
        />
        <Select
          name="sex"
          label="Sex"
          value={sexAsked(columns)}
          choices={Object.entries(headings)}
          any="Girls and boys"
        />
        <button type="submit" className="button button-secondary">
          <span>Show names</span>
        </button>
      </form>
      <nav className="decades number-links" aria-label="Decades">
        {decades.map(from => (
          <a key={from} href={decadePath(from, sexAsked(columns))} aria-current={from === decade ? 'page' : undefined}>
            {`${from}s`}
          </a>
        ))}
      </nav>
    </div>
    <table className="popular whole-links" data-columns={columns.length}>
      <thead>
        <tr>
          <th scope="col">Rank</th>
          {columns.map(({ sex }) => (
            <th key={sex} scope="col">
              {headings[sex]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {(columns[0]?.names ?? []).map(({ rank }, i) => (
          <tr key={rank}>
            <th scope="row">{rank}</th>
            {columns.map(({ sex, names }) => (
              <td key={sex}>{names[i] && <Cell {...names[i]} compared={before !== undefined} />}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    <p className="text-small">
      {before && `The small words compare with the list of ${before}. `}
      The number is that of the children who were given the name; the line runs from {span[0]} to {span[1]}.
      {decade !== undefined && ' Ranks of a decade are ours: births of its years added up.'}
    </p>
    <CountsSource last={years[0] ?? 0} />
    <ShareThis piece={{ path, title }} />
  </div>
)

const Cell = ({ name, births, rank, before, meaning, trend, compared }: PopularRow & { compared: boolean }) => (
  <div>
    <a href={name.path}>{name.name}</a>
    <NameHeart name={name.name} />
    <p>
      {countText(births)}
      {compared && <Move rank={rank} before={before} />}
    </p>
    {trend && <TrendLine path={trend} />}
    {meaning && <p className="popular-meaning">{meaning}</p>}
  </div>
)

function Move({ rank, before }: Pick<Popular, 'rank' | 'before'>) {
  if (before === null) return <span className="move-up">new</span>
  if (before === rank) return <span>same</span>
  return before > rank ? (
    <span className="move-up">{`up ${before - rank}`}</span>
  ) : (
    <span className="move-down">{`down ${rank - before}`}</span>
  )
}
