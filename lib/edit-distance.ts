/**
 * The distance of two spellings by Damerau and Levenshtein (optimal string alignment): how many letters to insert,
 * delete, replace, or swap with their neighbour.
 * @returns any number above `max` when the distance is more than that
 */
export function editDistance(a: string, b: string, max: number): number {
  if (Math.abs(a.length - b.length) > max) return max + 1
  let [before, row]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, i) => i)]
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    let rowMin = i
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      let edits = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (same ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        edits = Math.min(edits, (before[j - 2] ?? 0) + 1)
      next[j] = edits
      if (edits < rowMin) rowMin = edits
    }
    if (rowMin > max) return max + 1
    before = row
    row = next
  }
  return row[b.length] ?? 0
}
