// The front page of the names.

import { toolsOf } from '../../content/tools.ts'
import { listsOf } from '../../names/all-lists.ts'
import { type Sex, sexes } from '../../names/counts.ts'
import { erasOf } from '../../names/eras.ts'
import { type Leader, leadersOf } from '../../names/leaders.ts'
import type { NameList } from '../../names/name-list.ts'
import { type Names, newestYear, yearSpan } from '../../names/names.ts'
import { popularIn } from '../../names/popular-names.ts'
import { LandingView } from '../../views/names/landing.tsx'
import type { Ridge } from '../../views/names/ridges.tsx'
import type { TopName } from '../../views/names/top-ten.tsx'
import { page } from '../define-page.tsx'
import { indexHead } from '../structured-data.ts'
import { entryOf } from './indexes.tsx'
import { linePath, rowsOf, trendPath } from './list-rows.ts'

const path = '/baby-names'
const tenth = 10
const shownOrigins = 14

/** Lists for a feeling, a few of each kind; one that is not there is left out. */
const feelings = [
  'classic-baby-names',
  'unique-baby-names',
  'vintage-baby-names',
  'unisex-baby-names',
  'nature-baby-names',
  'short-baby-names',
  'mythology-baby-names',
  'literary-baby-names',
  'virtue-baby-names',
  'royal-baby-names',
  'celestial-baby-names',
  'palindrome-baby-names',
]
const tools = toolsOf(['name-generator', 'popularity-chart', 'name-matcher', 'middle-names', 'favorites'])
const more = [
  { title: 'Girl names', path: '/b/girl-baby-names' },
  { title: 'Boy names', path: '/b/boy-baby-names' },
  { title: 'Middle names', path: '/b/baby-middle-names' },
  { title: 'Name game', path: '/b/baby-name-game' },
  { title: 'The meaning of my name', path: '/b/meaning-of-my-name' },
]

/** `1880s to 1940s, 1960s` */
function ledWords(decades: readonly number[]): string {
  const runs: [number, number][] = []
  for (const from of decades) {
    const run = runs.at(-1)
    if (run && run[1] === from - 10) run[1] = from
    else runs.push([from, from])
  }
  return runs.map(([from, to]) => (from === to ? `${from}s` : `${from}s to ${to}s`)).join(', ')
}

/** The line of a name through all years, every other one: its part of all births, the greatest at the top. */
function ridgeLine(names: Names, sex: Sex, id: number): string {
  const { share } = erasOf(names.counts)
  const parts = names.counts.years.filter((_, i) => i % 2 === 0).map(year => share(id, sex, year))
  const most = Math.max(...parts)
  return linePath(
    parts.map(part => 100 - Math.round((98 * part) / (most || 1))),
    2,
  )
}

const ridgesOf = (names: Names, sex: Sex): Ridge[] =>
  leadersOf(names, sex).map(({ name, decades }: Leader) => ({
    name: name.name,
    path: name.path,
    led: ledWords(decades),
    line: ridgeLine(names, sex, name.id),
  }))

const topOf = (names: Names, sex: Sex): TopName[] =>
  popularIn(names, sex, newestYear(names), tenth).map(({ name, rank, births }) => ({
    name: name.name,
    path: name.path,
    rank,
    births,
    words: names.about(name)?.meaning ?? '',
    trend: trendPath(names, name, sex),
  }))

export const namesLanding = page({
  path,
  async load({ content }) {
    const names = await content.names()
    const lists = listsOf(names)
    /** The first of a list, as many for girls as for boys, in its order. */
    const first = (slug: string) => {
      const list = lists.find(slug)
      const chosen = new Set(sexes.flatMap(sex => (list?.names ?? []).filter(({ use }) => use === sex).slice(0, 3)))
      return list
        ? rowsOf(
            names,
            list.names.filter(name => chosen.has(name)),
            list,
          )
        : []
    }
    const byCount = (a: NameList, b: NameList) => b.names.length - a.names.length
    return {
      count: names.all.length,
      year: newestYear(names),
      span: yearSpan(names),
      ridges: { girl: ridgesOf(names, 'girl'), boy: ridgesOf(names, 'boy') },
      top: { girl: topOf(names, 'girl'), boy: topOf(names, 'boy') },
      rising: first('rising-baby-names'),
      comeback: first('comeback-baby-names'),
      origins: lists.all
        .filter(({ group }) => group === 'By origin')
        .sort(byCount)
        .slice(0, shownOrigins)
        .map(({ title, slug, names }) => ({
          label: title.replace(/ names$/, ''),
          path: `/b/${slug}`,
          count: names.length,
        })),
      lists: feelings.flatMap(slug => lists.find(slug) ?? []).map(list => entryOf(list)),
      tools,
      more,
    }
  },
  head: ({ count, year, lists, origins, tools, more }) =>
    indexHead(
      {
        title: 'Baby names',
        description: `${count.toLocaleString('en-US')} baby names with every year’s rank since 1880, the most given names of ${year}, meanings that say what they rest on, and lists with their rules.`,
        path,
        image: 'previews/names.png',
      },
      [...lists, ...[...origins, ...tools].map(({ label, path }) => ({ title: label, path })), ...more],
    ),
  view: ({ loaded }) => <LandingView {...loaded} />,
  ads: () => ({ kind: 'names' }),
  whenSensitive: 'put-away',
  examples: [path],
})
