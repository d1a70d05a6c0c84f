/**
 * What a promise gives within `ms` milliseconds, else `fallback`. The timer does not keep the process alive. @throws
 * what the promise rejects with in time
 */
export function within<T, E>(ms: number, promise: Promise<T>, fallback: E): Promise<T | E> {
  const late = new Promise<E>(resolve => setTimeout(() => resolve(fallback), ms).unref())
  return Promise.race([promise, late])
}
