// The initials of a name in full, and whether they spell something.
import { checkInitials, initialsPath, longestPart } from '../../domain/names/initials.ts'
import { InitialsView } from '../../views/names/initials.tsx'
import { nameBreadcrumbs } from '../../views/names/name-breadcrumbs.ts'
import { page } from '../define-page.tsx'

const part = (text: string | undefined) =>
  (text ?? '').toWellFormed().replace(/\s+/g, ' ').trim().slice(0, longestPart).toWellFormed()

export const initialsPage = page({
  path: initialsPath,
  query: ['first', 'middle', 'surname'],
  cacheable: false, // the name of a child belongs to those who chose it
  async load({ content, input: { query } }) {
    const name = { first: part(query.first), middle: part(query.middle), surname: part(query.surname) }
    const known = (await content.names()).find(name.first)
    return { name, found: checkInitials(name), path: known?.path }
  },
  head: () => ({
    title: 'Initials of a name',
    description:
      'Look at the initials of a full name before it is given: what they spell, and how they stand as a monogram.',
    path: initialsPath,
    noindex: true,
    breadcrumbs: nameBreadcrumbs.below(),
  }),
  view: ({ loaded }) => <InitialsView {...loaded} />,
  ads: () => ({ kind: 'names' }),
  whenSensitive: 'itself',
  examples: [initialsPath, `${initialsPath}?first=Olivia&middle=Rose&surname=Hart`],
})
