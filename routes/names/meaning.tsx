import { askedNames } from '../../names/meaning.ts'
import { MeaningView } from '../../views/names/meaning.tsx'
import { nameBreadcrumbs } from '../../views/names/name-breadcrumbs.ts'
import { page } from '../define-page.tsx'
import { typedName } from './typed.ts'

const path = '/b/meaning-of-my-name'

export const meaningPage = page({
  path,
  query: ['name'],
  cacheable: false, // what was typed belongs to one visitor
  async load({ content, input: { query } }) {
    const names = await content.names()
    const typed = typedName(query.name)
    const known = names.all.filter(name => names.about(name)).length
    return { path, typed, asked: typed ? askedNames(names, typed) : [], known, counted: names.all.length }
  },
  head: ({ typed }) => ({
    title: 'The meaning of my name',
    description:
      'Type a name and read what it means, from which language it comes and how that is known, or that nobody knows.',
    path,
    noindex: typed !== '',
    breadcrumbs: nameBreadcrumbs.below(),
  }),
  view: ({ loaded }) => <MeaningView {...loaded} />,
  ads: () => ({ kind: 'names' }),
  whenSensitive: 'itself',
  examples: [path],
})
