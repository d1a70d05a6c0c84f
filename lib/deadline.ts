// Every wait has an end.

/**
 * What `promise` gives, unless that takes longer than `ms` milliseconds. What comes later is dropped.
 * @param late what is thrown then
 */
export async function withDeadline<T>(ms: number, promise: Promise<T>, late: () => Error): Promise<T> {
  const { promise: over, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(late()), ms)
  try {
    return await Promise.race([promise, over])
  } finally {
    clearTimeout(timer)
    promise.catch(() => {}) // when it fails after all, nobody waits for it
  }
}
