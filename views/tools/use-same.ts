import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * One function for as long as its component stands; it does what that of the last drawing does. A part in `memo()` that
 * gets it is not drawn anew with every key.
 */
export function useSame<A extends unknown[]>(act: (...given: A) => void): (...given: A) => void {
  const last = useRef(act)
  useLayoutEffect(() => {
    last.current = act
  })
  return useCallback((...given: A) => last.current(...given), [])
}
