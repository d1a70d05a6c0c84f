/** A function that makes its answer once for each object, and keeps it as long as the object lives. */
export function memoized<K extends WeakKey, T extends NonNullable<unknown>>(make: (of: K) => T): (of: K) => T {
  const kept = new WeakMap<K, T>()
  return of => {
    const known = kept.get(of)
    if (known !== undefined) return known
    const made = make(of)
    kept.set(of, made)
    return made
  }
}
