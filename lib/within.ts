/**
 * What a promise gives within some milliseconds, else `otherwise`. Nothing waits for the timer. @throws what the
 * promise throws in time
 */
export function within<T, E>(ms: number, comes: Promise<T>, otherwise: E): Promise<T | E> {
  const late = new Promise<E>(resolve => setTimeout(() => resolve(otherwise), ms).unref())
  return Promise.race([comes, late])
}
