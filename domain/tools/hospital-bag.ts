// A packing list: what is packed, what was taken off, and the count of it. Sources of the lines: content/bag-lines.ts.

export interface BagLine {
  /** What the device stores: the text may change, the id may not. */
  id: string
  text: string
  note?: string
  /** It belongs to the ten-minute bag. */
  isQuick?: boolean
  /** Only with twins or more. */
  forTwins?: boolean
}

export interface BagGroup {
  id: string
  title: string
  note?: string
  lines: readonly BagLine[]
  /** It stays at home: there is nothing to tick. */
  staysHome?: boolean
}

/** `supplied`: the hospital has it. Both that and `not-for-me` take a line off the list. */
export const bagMarks = ['packed', 'supplied', 'not-for-me'] as const
export type BagMark = (typeof bagMarks)[number]

/** A line that somebody wrote. */
export interface OwnBagLine {
  id: string
  /** The id of its group. */
  group: string
  text: string
}

export interface Bag {
  /** By the ids of lines. */
  marks: Readonly<Record<string, BagMark>>
  own: readonly OwnBagLine[]
  withTwins: boolean
  /** How many lines the printed list had when the bag was changed last: what is stored has to tell its count alone. */
  listed: number
}

export const emptyBag: Bag = { marks: {}, own: [], withTwins: false, listed: 0 }

/** Characters of a line that somebody writes, and how many of them a bag may hold. */
export const longestOwnLine = 80
export const mostOwnLines = 60

/** The lines of a group that hold for a bag, own ones last. */
export const linesIn = (group: BagGroup, { own, withTwins }: Bag): BagLine[] => [
  ...group.lines.filter(line => withTwins || !line.forTwins),
  ...own.filter(line => line.group === group.id),
]

export const isTakenOff = (mark: BagMark | undefined): boolean => mark === 'supplied' || mark === 'not-for-me'

/** How many are packed, of how many that are still on the list. */
export function bagCount({ marks, own, listed }: Bag): { packed: number; of: number } {
  const given = Object.values(marks)
  return {
    packed: given.filter(mark => mark === 'packed').length,
    of: listed + own.length - given.filter(isTakenOff).length,
  }
}

/** '12 of 58 packed'. */
export const bagCountInWords = (bag: Bag): string => {
  const { packed, of } = bagCount(bag)
  return `${packed} of ${of} packed`
}

/** The bag as the list stands now: marks of lines that left it are dropped, and its lines are counted. */
export function settledBag(groups: readonly BagGroup[], bag: Bag): Bag {
  const ticked = groups.filter(group => !group.staysHome)
  const ids = new Set(ticked.flatMap(group => linesIn(group, bag).map(({ id }) => id)))
  const marks = Object.fromEntries(Object.entries(bag.marks).filter(([id]) => ids.has(id)))
  return { ...bag, marks, listed: ids.size - bag.own.length }
}

/** A line with another mark, or with none. */
export function markedBag(bag: Bag, id: string, mark: BagMark | null): Bag {
  const { [id]: _, ...others } = bag.marks
  return { ...bag, marks: mark ? { ...others, [id]: mark } : others }
}

/** A bag with a line more; the same one for an empty text, and when it is full. */
export function withOwnLine(bag: Bag, group: string, text: string): Bag {
  const words = text.trim().slice(0, longestOwnLine)
  if (!words || bag.own.length >= mostOwnLines) return bag
  const highest = Math.max(0, ...bag.own.map(({ id }) => Number(id.slice(4)) || 0))
  return { ...bag, own: [...bag.own, { id: `own-${highest + 1}`, group, text: words }] }
}

export const withoutOwnLine = (bag: Bag, id: string): Bag => ({
  ...markedBag(bag, id, null),
  own: bag.own.filter(line => line.id !== id),
})

export const bagViews = ['all', 'open', 'quick'] as const
export type BagView = (typeof bagViews)[number]

/** Whether a line that is on the list is shown: all of them, those still to pack, or the ten-minute bag. */
export const isInView = (view: BagView, line: BagLine, mark: BagMark | undefined): boolean =>
  view === 'all' || (view === 'open' ? mark !== 'packed' : line.isQuick === true)
