/**
 * Waits for a promise, at most `ms` milliseconds. A result that comes later is dropped.
 * @throws what `timeoutError` makes when the time is over, and what the promise rejects with before
 */
export async function withDeadline<T>(ms: number, promise: Promise<T>, timeoutError: () => Error): Promise<T> {
  const { promise: expired, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(timeoutError()), ms)
  try {
    return await Promise.race([promise, expired])
  } finally {
    clearTimeout(timer)
    promise.catch(() => {}) // a rejection after the deadline has no other handler
  }
}
