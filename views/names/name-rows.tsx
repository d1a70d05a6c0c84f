import { Icon } from '../ui/icon.tsx'
import { NameHeart } from './name-heart.tsx'

/** A name as a line of a list. */
export interface NameRow {
  name: string
  path: string
  /** Given only in lists of names for more than one sex. */
  use?: 'girl' | 'boy' | 'unisex'
  /** The meaning, or why the name is in the list; empty for none. */
  words: string
  /** The rank in the last year for the sex that got it more often; null for a name that is not on that list. */
  rank: number | null
  /** The path of its line through the years, in 55 by 20; empty for a name that was not given in them. */
  trend: string
}

const marks = { girl: 'Girl', boy: 'Boy', unisex: 'Both' } as const

/** Names in the order of a list. @param from the place of the first */
export const NameRows = ({ rows, from = 1 }: { rows: readonly NameRow[]; from?: number }) => (
  <ol className="name-rows whole-links" start={from}>
    {rows.map(({ name, path, use, words, rank, trend }) => (
      <li key={path}>
        <p>
          <a href={path}>{name}</a>
          {use && <span className={`sex sex-${use}`}>{marks[use]}</span>}
        </p>
        {words && <p>{words}</p>}
        <TrendLine path={trend} />
        {rank ? (
          <b>{rank.toLocaleString('en-US')}</b>
        ) : (
          <b title="Not given to five children of a sex in the last year">–</b>
        )}
        <NameHeart name={name} />
      </li>
    ))}
  </ol>
)

/** How often a name was given, as a small line chart. The figures are on the name's own page. */
export const TrendLine = ({ path }: { path: string }) => (
  <svg className="trend" viewBox="0 0 55 20" width="60" height="20" aria-hidden="true">
    {path && <path d={path} />}
  </svg>
)

interface PagesProps {
  page: number
  pages: number
  /** Address of a page of the list, from 1. */
  pathOf: (page: number) => string
}

/** The page numbers to offer: the first and last, and those around the page. */
export const offered = (page: number, pages: number): number[] =>
  [...new Set([1, page - 1, page, page + 1, pages])].filter(n => n >= 1 && n <= pages).sort((a, b) => a - b)

/** Links to the other pages of a long list; nothing for a list of one page. */
export const ListPages = ({ page, pages, pathOf }: PagesProps) =>
  pages > 1 && (
    <nav className="list-pages number-links" aria-label="Pages of this list">
      {page > 1 && (
        <a href={pathOf(page - 1)} rel="prev" aria-label="Page before">
          <Icon name="left" />
        </a>
      )}
      {offered(page, pages).map((n, i, all) => (
        <a
          key={n}
          href={pathOf(n)}
          aria-label={`Page ${n} of ${pages}`}
          aria-current={n === page ? 'page' : undefined}
          data-gap={i > 0 && n - (all[i - 1] ?? 0) > 1 ? '' : undefined}
        >
          {n}
        </a>
      ))}
      {page < pages && (
        <a href={pathOf(page + 1)} rel="next" aria-label="Page after">
          <Icon name="right" />
        </a>
      )}
    </nav>
  )
