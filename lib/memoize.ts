/** A function that computes its result once for each object, and remembers it as long as the object lives. */
export function memoized<K extends WeakKey, T extends NonNullable<unknown>>(make: (of: K) => T): (of: K) => T {
  const results = new WeakMap<K, T>()
  return of => {
    const known = results.get(of)
    if (known !== undefined) return known
    const made = make(of)
    results.set(of, made)
    return made
  }
}
