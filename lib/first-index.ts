// Binary search.

/** The first index below `length` from which on `holds` is true; `length` when it never is. Once true, it stays so. */
export function firstIndex(length: number, holds: (index: number) => boolean): number {
  let [from, to] = [0, length]
  while (from < to) {
    const middle = (from + to) >> 1
    if (holds(middle)) to = middle
    else from = middle + 1
  }
  return from
}
