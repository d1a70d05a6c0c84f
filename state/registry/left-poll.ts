// What is left of a list's gifts, asked for now and then while somebody looks: how often, and what a new answer changes.

/** How much of each gift is left, by its id. */
export type Left = Readonly<Record<string, number>>

/** Milliseconds between two questions, and the longest pause after questions that got no answer. */
const every = 20_000
const longest = 300_000

/** Milliseconds until the next question. @param failures how many in a row had no answer */
export const pauseAfter = (failures: number): number => Math.min(every * 2 ** failures, longest)

/** Whether asking again makes no sense: the list is gone, closed, or behind a new PIN. */
export const isOver = (status: number): boolean => status >= 400 && status < 500 && status !== 408 && status !== 429

/** The amounts in an answer; null for anything else. */
export function leftIn(answer: unknown): Left | null {
  const { left } = Object(answer) as { left?: unknown }
  const isLeft = typeof left === 'object' && left !== null && Object.values(left).every(Number.isSafeInteger)
  return isLeft ? (left as Left) : null // as: every value was looked at
}

/** The gifts of which there is more or less than before; those that are not shown do not count. */
export const changesIn = (shown: Left, now: Left): { id: string; left: number; before: number }[] =>
  Object.entries(shown).flatMap(([id, before]) => {
    const left = now[id] ?? 0 // it was taken off the list
    return left === before ? [] : [{ id, left, before }]
  })

/** What somebody is told who looks at the whole list. @param taken titles of gifts of which nothing is left any more */
export function takenNews(taken: readonly string[]): string {
  if (taken.length === 0) return ''
  return taken.length === 1 ? `No longer free: ${taken[0]}.` : `${taken.length} gifts are no longer free.`
}

/** The list shows nothing any more. */
export const closedNews = 'This list has changed. Please load the page again.'

/** What somebody is told who is about to reserve a gift. */
export const giftNews = (left: number): string => (left < 1 ? 'This gift is no longer free.' : `${left} left now.`)
