import { useEffect, useReducer, useState } from 'react'

/**
 * The time, in milliseconds since 1970; null on the server and until hydration. The component is rendered again every
 * so many milliseconds, and when the page is looked at again.
 */
export function useNow(everyMs: number): number | null {
  const [isAwake, wake] = useState(false)
  const [, tick] = useReducer((ticks: number) => ticks + 1, 0)
  useEffect(() => {
    wake(true)
    const timer = setInterval(tick, everyMs)
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [everyMs])
  return isAwake ? Date.now() : null
}
