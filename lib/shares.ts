// How much of one asker goes on at once, so that nobody takes all there is.

/**
 * Runs work unless `most` of the same asker run or wait already.
 * @param refusal what is thrown then
 */
export function createShares(most: number, refusal: () => Error) {
  const present = new Map<string, number>()
  return async <T>(asker: string, work: () => Promise<T>): Promise<T> => {
    const before = present.get(asker) ?? 0
    if (before >= most) throw refusal()
    present.set(asker, before + 1)
    try {
      return await work()
    } finally {
      const left = (present.get(asker) ?? 1) - 1
      if (left > 0) present.set(asker, left)
      else present.delete(asker)
    }
  }
}
