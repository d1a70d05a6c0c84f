/**
 * Limits how much work of one asker is under way, so that one does not take the room of all.
 * @param max running or waiting at once, for each asker
 * @param refusal makes the error that is thrown for more
 */
export function createShares(max: number, refusal: () => Error) {
  const counts = new Map<string, number>()
  return async <T>(asker: string, work: () => Promise<T>): Promise<T> => {
    const before = counts.get(asker) ?? 0
    if (before >= max) throw refusal()
    counts.set(asker, before + 1)
    try {
      return await work()
    } finally {
      const left = (counts.get(asker) ?? 1) - 1
      if (left > 0) counts.set(asker, left)
      else counts.delete(asker)
    }
  }
}
