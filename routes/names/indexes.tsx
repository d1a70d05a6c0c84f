// Pages that lead to lists: the alphabet, the origins, all lists.

import type { AdPage } from '../../domain/ads.ts'
import { aToZAd } from '../../experiments/a-to-z-ad.ts'
import { listsOf } from '../../names/all-lists.ts'
import { firstLetters, knownEndings, letterSlug } from '../../names/letter-lists.ts'
import { letters } from '../../names/name-filter.ts'
import { listGroups, type NameList, pathOf } from '../../names/name-list.ts'
import { type Name, type Names, newestYear } from '../../names/names.ts'
import { originWords } from '../../names/origin-words.ts'
import { enoughForPage, origins } from '../../names/origins.ts'
import { AToZView } from '../../views/names/a-z.tsx'
import { type ListEntry, ListsView } from '../../views/names/lists.tsx'
import { nameBreadcrumbs } from '../../views/names/name-breadcrumbs.ts'
import { OriginsView } from '../../views/names/origins.tsx'
import { useVersion } from '../../views/page.tsx'
import { page } from '../define-page.tsx'
import { indexHead } from '../structured-data.ts'

const ads: AdPage = { kind: 'names' }
const breadcrumbs = nameBreadcrumbs.below()
const linkOf = ({ name, path }: Name) => ({ name, path })

/** A list as others show it. @param shown names that stand for it */
export const entryOf = ({ title, slug, names }: NameList, shown = 4): ListEntry => ({
  title,
  path: pathOf(slug),
  count: names.length,
  first: names
    .slice(0, shown)
    .map(({ name }) => name)
    .join(', '),
})

export const aToZ = page({
  path: '/b/a-z-baby-names',
  async load({ content }) {
    const names = await content.names()
    const entries = letters.map(letter => {
      const own = names.list({ starts: letter })
      const count = (use: 'girl' | 'boy') => own.filter(name => name.use === use || name.use === 'unisex').length
      return { letter, girl: count('girl'), boy: count('boy'), all: own.length, first: own.slice(0, 3).map(linkOf) }
    })
    return { entries, last: newestYear(names) }
  },
  head: () => ({
    title: 'Baby names from A to Z',
    description:
      'The alphabet of US baby names: how many names each letter has for girls and boys, and which of them are given most.',
    path: '/b/a-z-baby-names',
    breadcrumbs,
    image: 'previews/names.png',
  }),
  view: function AToZ({ loaded }) {
    return (
      <AToZView {...loaded} breadcrumbs={breadcrumbs} ads={ads} ad={useVersion(aToZAd) === 2 ? 'between' : 'after'} />
    )
  },
  experiments: [aToZAd],
  ads: () => ({ ...ads, within: true }),
  whenSensitive: 'itself',
  examples: ['/b/a-z-baby-names'],
})

function originsOf(names: Names) {
  const known = names.list({}).filter(name => names.about(name))
  const byOrigin = [...origins.values()].map(origin => ({
    origin,
    own: known.filter(name => names.about(name)?.origins.includes(origin.key)),
  }))
  const used = byOrigin.filter(({ own }) => own.length > 0).sort((a, b) => b.own.length - a.own.length)
  return {
    known: known.length,
    open: known.filter(name => !names.about(name)?.origins.length).length,
    large: used
      .filter(({ own }) => own.length >= enoughForPage)
      .map(({ origin: { key, label, path }, own }) => ({
        label,
        path,
        words: originWords[key] ?? '',
        count: own.length,
        first: own.slice(0, 4).map(linkOf),
      })),
    small: used
      .filter(({ own }) => own.length < enoughForPage)
      .map(({ origin: { label }, own }) => ({ label, names: own.map(linkOf) })),
  }
}

export const originIndex = page({
  path: '/b/baby-name-origins',
  load: async ({ content }) => originsOf(await content.names()),
  head: ({ known, large }) =>
    indexHead(
      {
        title: 'Baby names by origin',
        description: `${large.length} languages that baby names come from, from Hebrew to Hawaiian, with ${known.toLocaleString('en-US')} names in our table.`,
        path: '/b/baby-name-origins',
        breadcrumbs,
        image: 'previews/names.png',
      },
      large.map(({ label, path }) => ({ title: label, path })),
    ),
  view: ({ loaded }) => <OriginsView {...loaded} breadcrumbs={breadcrumbs} />,
  ads: () => ads,
  whenSensitive: 'itself',
  examples: ['/b/baby-name-origins'],
})

export const listIndex = page({
  path: '/b/baby-name-lists',
  async load({ content }) {
    const names = await content.names()
    const lists = listsOf(names)
    const groups = listGroups.flatMap(name => {
      const own = lists.all.filter(({ group }) => group === name)
      return own.length ? [{ name, lists: own.map(list => entryOf(list)) }] : []
    })
    const endings = knownEndings.flatMap(ending => lists.find(letterSlug({ where: 'ends', letters: ending })) ?? [])
    const letters = {
      girl: firstLetters(names, 'girl'),
      boy: firstLetters(names, 'boy'),
      unisex: firstLetters(names, 'unisex'),
    }
    return { groups, letters, endings: endings.map(list => ({ ...entryOf(list), title: list.sign ?? list.title })) }
  },
  head: ({ groups }) =>
    indexHead(
      {
        title: 'Lists of baby names',
        description: `${groups.reduce((sum, { lists }) => sum + lists.length, 0)} lists of baby names and hundreds by letter: classic, rising, rare, short, by origin and theme. Each states its rule.`,
        path: '/b/baby-name-lists',
        breadcrumbs,
        image: 'previews/names.png',
      },
      groups.flatMap(({ lists }) => lists),
    ),
  view: ({ loaded }) => <ListsView {...loaded} breadcrumbs={breadcrumbs} />,
  ads: () => ads,
  whenSensitive: 'itself',
  examples: ['/b/baby-name-lists'],
})
