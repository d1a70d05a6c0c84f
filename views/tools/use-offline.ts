import { useEffect, useState } from 'react'

/** Whether the device has no network; false until hydration, since only the browser knows it. */
export function useOffline(): boolean {
  const [isOffline, setOffline] = useState(false)
  useEffect(() => {
    const tell = () => setOffline(!navigator.onLine)
    tell()
    addEventListener('online', tell)
    addEventListener('offline', tell)
    return () => {
      removeEventListener('online', tell)
      removeEventListener('offline', tell)
    }
  }, [])
  return isOffline
}
