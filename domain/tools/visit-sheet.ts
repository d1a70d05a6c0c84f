// The sheet that goes to a visit is one page: of each part as many lines as there is room for, the newest first.

export interface SheetPart {
  title: string
  /** The newest first. */
  lines: readonly string[]
}

export interface FittedPart extends SheetPart {
  /** Lines that found no room. */
  earlier: number
}

/** Lines of half the width of a page, below the head: for 10 points on Letter and A4, with some to spare. */
const halfLines = 84
/** What a title and the space above it take of them, and the words on what found no room. */
const ofTitle = 5
/** Characters of a line of half the width, also of a text in wide letters. */
const lineLength = 44
/** Characters of one entry; the rest of it stays on the device. */
const longest = 220

const clipped = (text: string) => {
  const line = text.trim().replace(/\s+/g, ' ')
  return line.length > longest ? `${line.slice(0, longest).trimEnd()} …` : line
}

/** The parts that have lines, cut to one page together: each gives one line in turn, so none takes the room of another. */
export function fittedParts(parts: readonly SheetPart[]): FittedPart[] {
  const told = parts.filter(({ lines }) => lines.length > 0)
  const taken = told.map(() => [] as string[])
  const isFull = told.map(() => false)
  let room = halfLines - told.length * ofTitle
  const longestPart = Math.max(0, ...told.map(({ lines }) => lines.length))
  for (let turn = 0; turn < longestPart && isFull.includes(false); turn++)
    for (const [i, { lines }] of told.entries()) {
      const line = lines[turn]
      if (line === undefined || isFull[i]) continue
      const text = clipped(line)
      const needed = Math.ceil(text.length / lineLength)
      isFull[i] = needed > room
      if (isFull[i]) continue
      room -= needed
      taken[i]?.push(text)
    }
  return told.map(({ title, lines }, i) => {
    const shown = taken[i] ?? []
    return { title, lines: shown, earlier: lines.length - shown.length }
  })
}
