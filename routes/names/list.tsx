// The page of a list of names: rows, filtered by the address, a hundred on a page.

import { type ListWords, listsOf } from '../../names/all-lists.ts'
import { firstLetters } from '../../names/letter-lists.ts'
import { filterFields, filterQuery, type NameFilter, passes, readFilter } from '../../names/name-filter.ts'
import { type ListGroup, type NameList, pathOf } from '../../names/name-list.ts'
import type { Name, Names } from '../../names/names.ts'
import { origins } from '../../names/origins.ts'
import type { Head, Step } from '../../views/head.ts'
import type { OriginChoice } from '../../views/names/filters.tsx'
import type { ListProps } from '../../views/names/list.tsx'
import { nameBreadcrumbs } from '../../views/names/name-breadcrumbs.ts'
import { missing } from '../define-page.tsx'
import { neighbourPages, paged, pageWords } from '../paging.ts'
import { rowsOf, trendSpan } from './list-rows.ts'

/** Names on a page. */
export const listSize = 100

/** Query parameters of a list. */
export const listQuery = [...filterFields, 'page'] as const

/** The address of a page of a filtered list. @param more parameters in front of the filter */
export function listPath(path: string, filter: NameFilter, page: number, more: Record<string, string> = {}): string {
  const query = [String(new URLSearchParams(more)), filterQuery(filter), page > 1 ? `page=${page}` : '']
    .filter(Boolean)
    .join('&')
  return query ? `${path}?${query}` : path
}

/** Origins of the names of a list, as choices of the filter. */
export function originChoices(names: Names, list: readonly Name[]): OriginChoice[] {
  const found = new Set(list.flatMap(name => names.about(name)?.origins ?? []))
  return [...origins.values()].filter(({ key }) => found.has(key)).map(({ key, label }) => ({ key, label }))
}

const fixedFilters: Partial<Record<ListGroup, keyof NameFilter>> = {
  'By first letter': 'letter',
  'By origin': 'origin',
}
const breadcrumbsOf = ({ group }: NameList): readonly Step[] => {
  if (group === 'By origin') return nameBreadcrumbs.origin()
  return group === 'By first letter'
    ? nameBreadcrumbs.letter()
    : group === 'For whom'
      ? nameBreadcrumbs.below()
      : nameBreadcrumbs.list()
}

/** Other lists of its group; for a list by letters, the same letters for each sex. */
function relatedLists(names: Names, list: NameList): Step[] {
  const lists = listsOf(names)
  if (list.group === 'By first letter' || list.group === 'By ending') {
    const forAll = list.slug.replace(/^baby-(?:girl|boy|unisex)-/, 'baby-')
    const slugs = ['', 'girl-', 'boy-', 'unisex-'].map(use => forAll.replace(/^baby-/, `baby-${use}`))
    return slugs.flatMap(slug => (slug === list.slug ? [] : stepOf(lists.find(slug))))
  }
  return lists.words.filter(({ group, slug }) => group === list.group && slug !== list.slug).flatMap(stepOf)
}
const stepOf = (list: ListWords | undefined): Step[] => (list ? [{ title: list.title, path: pathOf(list.slug) }] : [])

/** Loads a page of a list. @throws missing for a page that the list does not have */
export function loadList(names: Names, list: NameList, query: Readonly<Record<string, string | undefined>>): ListProps {
  const path = pathOf(list.slug)
  const without = [
    ...(list.use ? (['sex'] as const) : []),
    ...(fixedFilters[list.group] ? [fixedFilters[list.group] as keyof NameFilter] : []),
  ]
  const asked = readFilter(query)
  const filter: NameFilter = Object.fromEntries(
    Object.entries(asked).filter(([field]) => !without.some(name => name === field)),
  )
  const left = filterQuery(filter) ? list.names.filter(name => passes(name, filter, names.about(name))) : list.names
  const part = paged(left, query.page, listSize)
  if (!part) throw missing({ suggestions: stepOf(list) })
  return {
    list,
    path,
    filter,
    without,
    breadcrumbs: breadcrumbsOf(list),
    rows: rowsOf(names, part.shown, list),
    from: (part.page - 1) * listSize + 1,
    count: left.length,
    all: list.names.length,
    page: part.page,
    pages: part.pages,
    pathOf: page => listPath(path, filter, page),
    origins: originChoices(names, list.names),
    related: relatedLists(names, list),
    letters: list.group === 'For whom' || list.group === 'By first letter' ? firstLetters(names, list.use) : [],
    span: trendSpan(names),
  }
}

/** Characters of a description that search engines show. */
const longestDescription = 165

/** The count and the first sentence of the rule, cut between two words. */
function descriptionOf({ list, all, page, pages }: ListProps): string {
  if (page > 1)
    return `${list.title}: page ${page} of ${pages}, with rank, trend and what is known of the meaning of each name.`
  const [rule = ''] = /^.*?\.(?= |$)/.exec(list.rule) ?? []
  const whole = `${all.toLocaleString('en-US')} ${all === 1 ? 'name' : 'names'} with rank, trend and what is known of the meaning. ${rule}`
  return whole.length > longestDescription
    ? `${whole.slice(0, longestDescription).replace(/[ ,:;]+\S*$/, '')} …`
    : whole
}

export const listHead = (props: ListProps): Head => {
  const { list, path, breadcrumbs, page, pages, filter } = props
  return {
    ...(filterQuery(filter) ? {} : neighbourPages(path, page, pages)),
    title: pageWords(list.title, page),
    description: descriptionOf(props),
    // The canonical address of a filtered list is that of the whole list.
    path: listPath(path, {}, filterQuery(filter) ? 1 : page),
    breadcrumbs,
    image: 'previews/names.png',
  }
}
