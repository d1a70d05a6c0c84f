// A list of favorite names and its changes, the same in the browser and in the account.

export interface Favorite {
  name: string
  /** What somebody wrote beside it; empty for nothing. */
  note: string
}

export type FavoriteChange =
  /** To the end, or where it stood; one that is there stays as it is. */
  | { do: 'save'; name: string; note?: string; at?: number }
  | { do: 'remove'; name: string }
  | { do: 'note'; name: string; note: string }
  /** @property to its place afterwards, from 0; beyond the end is the end */
  | { do: 'move'; name: string; to: number }

export const mostFavorites = 500
/** Code points of a note. */
export const longestNote = 500
/** What an account takes as a name. */
const nameForm = /^(?=.*\p{L})[\p{L}\p{M}'’ -]{2,50}$/u

const keyOf = (name: string) => name.normalize('NFC').toLowerCase()
/** Whether two spellings are one name to a list. */
export const isSame = (a: string, b: string): boolean => keyOf(a) === keyOf(b)

/** The entry of a name, in any capitals. */
export const favoriteOf = (list: readonly Favorite[], name: string): Favorite | undefined =>
  list.find(item => isSame(item.name, name))

/** Whether the list takes no further name. */
export const isFull = (list: readonly Favorite[]): boolean => list.length >= mostFavorites

/** The list after a change. Doing one twice is the same as doing it once; a full list takes no more. */
export function changed(list: readonly Favorite[], change: FavoriteChange): readonly Favorite[] {
  const there = favoriteOf(list, change.name)
  const others = list.filter(item => item !== there)
  switch (change.do) {
    case 'save':
      if (there || isFull(list)) return list
      return list.toSpliced(change.at ?? list.length, 0, { name: change.name, note: change.note ?? '' })
    case 'remove':
      return there ? others : list
    case 'note':
      return there ? list.map(item => (item === there ? { ...item, note: change.note } : item)) : list
    case 'move':
      return there ? others.toSpliced(Math.max(0, change.to), 0, there) : list
  }
}

/** Parses a stored list; entries that do not fit are left out. */
export function parseFavorites(text: string | null): readonly Favorite[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    if (!Array.isArray(value)) return []
    return value.reduce<readonly Favorite[]>((list, item) => {
      const { name, note = '' } = Object(item) as { name?: unknown; note?: unknown }
      if (typeof name !== 'string' || !nameForm.test(name) || typeof note !== 'string') return list
      return changed(list, { do: 'save', name, note })
    }, [])
  } catch {
    return []
  }
}

/**
 * The notes of two places where a name was saved, with nothing lost.
 * @returns null when both together are more than a note may be
 */
export function joinNotes(there: string, here: string): string | null {
  if (!here || there.includes(here)) return there
  if (!there) return here
  const both = `${there}\n${here}`
  return [...both].length <= longestNote ? both : null
}
