import { useEffect, useState } from 'react'
import { type CalendarDate, localToday } from '../../domain/dates.ts'

/**
 * The visitor's own day; null on the server and until hydration, since only the browser knows it. A page that was left
 * open tells the new day when it is looked at again.
 */
export function useToday(): CalendarDate | null {
  const [day, setDay] = useState<CalendarDate | null>(null)
  useEffect(() => {
    const tell = () => setDay(localToday())
    tell()
    const timer = setInterval(tell, 60_000) // a page that stays in view passes midnight too
    document.addEventListener('visibilitychange', tell)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tell)
    }
  }, [])
  return day
}
