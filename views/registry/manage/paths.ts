// Addresses of the pages on which somebody keeps a registry.

/** The parts of one list, in the order of its tabs. */
export const listParts = [
  { part: '', label: 'Wishes' },
  { part: '/share', label: 'Share' },
  { part: '/gifts', label: 'Gifts' },
  { part: '/settings', label: 'Settings' },
] as const
export type ListPart = (typeof listParts)[number]['part'] | '/print'

export const managePath = '/manage'
/** The form that a bookmark, a share menu or the checklist fills. */
export const addPath = '/manage/add'

/** The address of a part of the list with that id. */
export const listPath = (id: string, part: ListPart = ''): string => `${managePath}/${id}${part}`

/** The address under which guests see the list. */
export const guestPath = (link: string): string => `/registry/${link}`
