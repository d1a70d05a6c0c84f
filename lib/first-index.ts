/**
 * The first index below `length` for which `holds` is true; `length` when there is none. It searches by halves, so
 * `holds` must stay true for all indexes after the first.
 */
export function firstIndex(length: number, holds: (index: number) => boolean): number {
  let [from, to] = [0, length]
  while (from < to) {
    const middle = (from + to) >> 1
    if (holds(middle)) to = middle
    else from = middle + 1
  }
  return from
}
