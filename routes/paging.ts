// Lists that go over several pages: `?page=N`, from 1.

/** A page of a list. */
export interface Paged<T> {
  shown: readonly T[]
  page: number
  pages: number
}

/** Cards on a page: full rows of two, three and four. */
const pageSize = 24

/**
 * The page that is asked for, the first when none is. Undefined for one that is not there. @param size items on a page
 */
export function paged<T>(items: readonly T[], asked = '1', size = pageSize): Paged<T> | undefined {
  const pages = Math.max(1, Math.ceil(items.length / size))
  if (!/^[1-9]\d{0,5}$/.test(asked) || Number(asked) > pages) return undefined
  const page = Number(asked)
  return { shown: items.slice((page - 1) * size, page * size), page, pages }
}

/** The address of a page of a list; the first has no number. */
export const pagePath = (path: string, page: number): string => (page === 1 ? path : `${path}?page=${page}`)

/** For the head of a page of a list: where the pages before and after it are. */
export const neighbourPages = (path: string, page: number, pages: number): { prev?: string; next?: string } => ({
  ...(page > 1 && { prev: pagePath(path, page - 1) }),
  ...(page < pages && { next: pagePath(path, page + 1) }),
})

/** Words for all but the first page, so that no two have the same title. */
export const pageWords = (words: string, page: number): string => (page === 1 ? words : `${words}, page ${page}`)
