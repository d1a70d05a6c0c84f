// The most given names of a year or a decade.
import { capitalized } from '../../lib/in-words.ts'
import { type Sex, sexes } from '../../names/counts.ts'
import { type Names, newestYear, yearSpan } from '../../names/names.ts'
import {
  decadesOf,
  hasYear,
  type Popular,
  popularCount,
  popularIn,
  popularInDecade,
} from '../../names/popular-names.ts'
import type { Head, Step } from '../../views/head.ts'
import { nameBreadcrumbs } from '../../views/names/name-breadcrumbs.ts'
import { type PopularProps, PopularView, popularPath } from '../../views/names/popular.tsx'
import { missing, page } from '../define-page.tsx'
import { trendPath, trendSpan } from './list-rows.ts'

type Query = Readonly<Record<string, string | undefined>>

const yearPath = (year: number) => `/b/top-baby-names-${year}`
const yearStep = (year: number): Step => ({ title: `Top baby names of ${year}`, path: yearPath(year) })
const asked = (sex: string | undefined) => sexes.filter(one => sex === one || !sexes.some(known => known === sex))

type Column = PopularProps['columns'][number]

/** What every list says of a name: its meaning and its line. */
const columnsOf = (names: Names, sex: string | undefined, popular: (sex: Sex) => readonly Popular[]): Column[] =>
  asked(sex).map(sex => ({
    sex,
    names: popular(sex).map(row => ({
      ...row,
      meaning: names.about(row.name)?.meaning,
      trend: trendPath(names, row.name, sex),
    })),
  }))

/** The 404 for a year or decade without counts, with the nearest ones. */
function outside(names: Names, year: number) {
  const [first, last] = yearSpan(names)
  const nearest = Math.min(Math.max(Number.isFinite(year) ? year : last, first), last)
  const most = { title: 'Most popular baby names', path: popularPath }
  return missing({ suggestions: [...new Map([nearest, first, last].map(one => [one, yearStep(one)])).values(), most] })
}

const whose = (columns: readonly string[]) => (columns.length > 1 ? 'baby names' : `${columns[0]} names`)

/** The page of a year. @throws missing for a year without counts */
export function loadYear(names: Names, text: string, query: Query, own: boolean): PopularProps {
  const year = /^\d{4}$/.test(text) ? Number(text) : Number.NaN
  const { years } = names.counts
  if (!hasYear(names, year)) throw outside(names, year)
  const columns = columnsOf(names, query.sex, sex => popularIn(names, sex, year))
  const [first] = (columns[0]?.names ?? []).map(({ name }) => name.name)
  const second = columns[1]?.names[0]?.name.name
  const newest = year === newestYear(names)
  const title = own
    ? `${capitalized(whose(columns.map(({ sex }) => sex)))} of ${year}, most given first`
    : `Most popular ${whose(columns.map(({ sex }) => sex))}`
  return {
    title: own && columns.length > 1 ? `Top baby names of ${year}` : title,
    lead: `${second ? `${first} and ${second} led the lists` : `${first} led the list`} of ${year}${newest ? ', the newest year that is counted' : ''}. Here are the first ${popularCount}, with the number of children and the way each name moved since the year before.`,
    sign: String(year),
    breadcrumbs: own ? nameBreadcrumbs.year() : nameBreadcrumbs.below(),
    path: own ? yearPath(year) : popularPath,
    columns,
    year,
    years: years.toReversed(),
    decades: decadesOf(names),
    span: trendSpan(names),
    ...(hasYear(names, year - 1) && { before: String(year - 1) }),
  }
}

/** The page of a decade, by its first year. @throws missing for one without counts */
export function loadDecade(names: Names, text: string, query: Query): PopularProps {
  const decades = decadesOf(names)
  const from = Number(text)
  if (!decades.includes(from)) throw outside(names, from)
  const columns = columnsOf(names, query.sex, sex => popularInDecade(names, sex, from))
  const leaders = columns.map(({ names }) => names[0]?.name.name).join(' and ')
  const last = Math.min(from + 9, newestYear(names))
  return {
    title: `Most popular ${whose(columns.map(({ sex }) => sex))} of the ${from}s`,
    lead: `All births from ${from} to ${last} together: ${leaders} ${columns.length > 1 ? 'come' : 'comes'} out on top. A decade says more than a year about which names a classroom was full of.`,
    sign: `${from}s`,
    breadcrumbs: nameBreadcrumbs.year(),
    path: `${popularPath}?decade=${from}`,
    columns,
    decade: from,
    years: names.counts.years.toReversed(),
    decades,
    span: trendSpan(names),
    ...(decades.includes(from - 10) && { before: `the ${from - 10}s` }),
  }
}

export const yearHead = ({ title, path, columns, sign, breadcrumbs }: PopularProps): Head => ({
  title,
  description: `The ${popularCount} names most given in the US in ${sign.endsWith('s') ? `the ${sign}` : sign}, by official counts: ${columns
    .map(
      ({ sex, names }) =>
        `${sex === 'girl' ? 'girls' : 'boys'} ${names
          .slice(0, 3)
          .map(({ name }) => name.name)
          .join(', ')}`,
    )
    .join('; ')}.`,
  path,
  breadcrumbs,
  image: 'previews/names.png',
})

export const popularPage = page({
  path: popularPath,
  query: ['year', 'decade', 'sex'],
  async load({ content, input: { query } }) {
    const names = await content.names()
    if (query.decade && !query.year) return loadDecade(names, query.decade, query)
    const newest = String(newestYear(names))
    const year = query.year || newest
    return loadYear(names, year, query, year !== newest)
  },
  head: yearHead,
  view: ({ loaded }) => <PopularView {...loaded} />,
  ads: () => ({ kind: 'names' }),
  whenSensitive: 'itself',
  examples: [popularPath],
})
