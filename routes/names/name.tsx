// The page of a name.

import { drawChart } from '../../domain/names/chart-drawing.ts'
import { classChance } from '../../domain/names/class-chance.ts'
import { marksOf } from '../../domain/names/marked-years.ts'
import { nowText } from '../../domain/names/sentences.ts'
import { trendOf } from '../../domain/names/trend.ts'
import { type Measure, measures, type NameLine } from '../../domain/names/year-points.ts'
import { capitalized } from '../../lib/in-words.ts'
import { listFacts } from '../../names/list-facts.ts'
import { listsWith } from '../../names/lists-of-name.ts'
import { leadSentence } from '../../names/meaning-words.ts'
import { linesOf } from '../../names/name-lines.ts'
import type { Name, Names } from '../../names/names.ts'
import { mainSex, similarTo } from '../../names/similar-names.ts'
import { spellingsOf } from '../../names/spellings.ts'
import type { Head } from '../../views/head.ts'
import { nameBreadcrumbs } from '../../views/names/name-breadcrumbs.ts'
import type { NameLink } from '../../views/names/name-links.tsx'
import type { NamePage, SexFacts } from '../../views/names/name-shown.ts'
import type { Loading } from '../loading.ts'

export { NameView } from '../../views/names/name.tsx'
export type { NamePage } from '../../views/names/name-shown.ts'

/** Query parameters of the page of a name. */
export const nameQuery = ['measure'] as const

const linkOf = ({ name, path, use }: Name): NameLink => ({ name, path, use })
/** Number of other spellings shown, the most given first. */
const mostSpellings = 8

/** Spellings as links, where the name has a page. */
const written = (names: Names, spelled: readonly string[]): NameLink[] =>
  spelled.map(spelling => {
    const known = names.find(spelling)
    return known ? { ...linkOf(known), name: spelling } : { name: spelling }
  })

const factsOf = (line: NameLine): SexFacts[] => {
  const marks = marksOf(line)
  return marks ? [{ sex: line.sex, marks, trend: trendOf(line) }] : []
}

/** The first year whose number of all births is estimated. */
export const estimatedFrom = ({ counts }: Names): number | undefined =>
  counts.years.find(year => counts.total('girl', year).estimated)

export async function loadName(name: Name, { content, input }: Pick<Loading, 'content' | 'input'>): Promise<NamePage> {
  const names = await content.names()
  const { counts } = names
  const [first = 0] = counts.years
  const last = counts.years.at(-1) ?? first
  const measure: Measure = measures.find(measure => measure === input.query.measure) ?? 'percent'
  const main = mainSex(name)
  // The main sex first.
  const lines = linesOf(names, name).sort((a, b) => Number(b.sex === main) - Number(a.sex === main))
  const about = names.about(name)
  const similar = similarTo(names)
  const given = { girl: counts.births(name.id, 'girl', last), boy: counts.births(name.id, 'boy', last) }
  const all = counts.total('girl', last).births + counts.total('boy', last).births
  const links = (found: readonly Name[]) => found.map(linkOf)
  const spellings = spellingsOf(names).of(name).slice(1)
  const known = about ? undefined : spellings.find(other => names.about(other))
  return {
    name,
    about,
    years: [first, last],
    lines,
    facts: lines.flatMap(factsOf),
    measure,
    drawing: drawChart(lines, { measure, years: [first, last], by: 'sex' }),
    estimated: estimatedFrom(names),
    chance: { given: given.girl + given.boy, all, chance: classChance((given.girl + given.boy) / all) },
    saidLike: known && linkOf(known),
    nicknames: written(names, about?.nicknames ?? []),
    variants: written(names, about?.variants ?? []),
    spellings: links(spellings.slice(0, mostSpellings)),
    sounds: links(similar.bySound(name)),
    trends: links(similar.byTrend(name)),
    sisters: links(similar.siblings(name, 'girl')),
    brothers: links(similar.siblings(name, 'boy')),
    listFacts: listFacts(names, name),
    lists: listsWith(names, name),
    previous: neighbour(names, name, -1),
    next: neighbour(names, name, 1),
  }
}

/** In the order of the alphabet. */
function neighbour(names: Names, { id }: Name, step: number) {
  const name = names.all[id + step]
  return name && { title: name.name, path: name.path }
}

const whose = { girl: 'a girl name', boy: 'a boy name', unisex: 'a name for girls and boys' } as const

/** Longest description that search engines show. */
const longest = 160

/** Whole words of a text, as many as fit. */
const shortened = (text: string) =>
  text.length <= longest ? text : `${text.slice(0, longest - 1).replace(/[\s,;:.(]+\S*$/, '')}…`

export function nameHead({ name, about, listFacts: told, facts, years: [, last] }: NamePage): Head {
  const [main] = facts
  const isKnown = about || told.bearers.length + told.others.length > 0
  const known = isKnown ? ` ${leadSentence(about, told)}` : ''
  const now = main ? ` ${capitalized(nowText(main.marks, main.sex, last))}.` : ''
  const description = shortened(`${name.name}, ${whose[name.use]}.${now}${known}`)
  return {
    title: `${name.name}: meaning, origin and popularity`,
    description,
    path: name.path,
    breadcrumbs: nameBreadcrumbs.name(name),
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'WebPage',
        name: `The name ${name.name}`,
        mainEntityOfPage: name.path,
        about: { '@type': 'Thing', name: name.name, ...(about?.meaning && { description: about.meaning }) },
      },
    ],
  }
}
