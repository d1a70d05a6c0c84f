import { useEffect, useRef } from 'react'

/**
 * For a tool whose glance is worked out by a script that may come after the first entries: what was entered before is
 * stored once more when it is there.
 * @returns what to call with every entry
 */
export function useEarly(hasCome: boolean, storeAgain: () => void): () => void {
  const isEarly = useRef(false)
  useEffect(() => {
    if (!hasCome || !isEarly.current) return
    isEarly.current = false
    storeAgain()
  })
  return () => {
    isEarly.current ||= !hasCome
  }
}
