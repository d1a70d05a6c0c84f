import { nextSeed, randomSeed, readSeed } from '../../domain/seeded-draw.ts'
import { drawNames, drawSize, readWish, type Wish } from '../../names/draw-names.ts'
import { filterQuery, readFilter } from '../../names/name-filter.ts'
import { newestYear } from '../../names/names.ts'
import { GeneratorView } from '../../views/names/generator.tsx'
import { nameBreadcrumbs } from '../../views/names/name-breadcrumbs.ts'
import { page } from '../define-page.tsx'
import { originChoices } from './list.tsx'
import { rowsOf } from './list-rows.ts'

const path = '/b/baby-name-generator'
const keepFields = Array.from({ length: drawSize }, (_, i) => `keep${i + 1}`)

/** The address that repeats a draw. */
function addressOf({ popularity, style, ...filter }: Wish, seed: number, picked: readonly string[]): string {
  const parts = [
    filterQuery(filter),
    popularity && `popularity=${popularity}`,
    style && `style=${style}`,
    `seed=${seed}`,
    ...picked.map((name, i) => `keep${i + 1}=${name}`),
  ]
  return `${path}?${parts.filter(Boolean).join('&')}`
}

export const nameGenerator = page({
  path,
  query: ['sex', 'letter', 'origin', 'length', 'popularity', 'style', 'seed', ...keepFields],
  cacheable: false, // a draw belongs to whoever drew
  async load({ content, input: { query } }) {
    const names = await content.names()
    const wish = readWish(query, readFilter(query))
    const seed = readSeed(query.seed) ?? randomSeed()
    const keep = keepFields.flatMap(field => names.find(query[field] ?? '') ?? [])
    const { names: found, fitting, why } = drawNames(names, wish, seed, keep)
    const picked = keep.map(({ name }) => name)
    return {
      path,
      wish,
      origins: originChoices(names, names.all),
      rows: rowsOf(names, found, { use: wish.sex, why }),
      picked: new Set(picked),
      fitting,
      nextSeed: nextSeed(seed),
      again: addressOf(wish, seed, picked),
      year: newestYear(names),
    }
  },
  head: () => ({
    title: 'Baby name generator',
    description:
      'Draws baby names by sex, first letter, origin, length, popularity and style out of the names given in the US since 1880.',
    path,
    breadcrumbs: nameBreadcrumbs.below(),
  }),
  view: ({ loaded }) => <GeneratorView {...loaded} />,
  ads: () => ({ kind: 'names' }),
  whenSensitive: 'itself',
  examples: [path],
})
