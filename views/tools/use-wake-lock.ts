import { useEffect } from 'react'

/**
 * Keeps the screen on while `active`. A browser gives the lock back when the page is out of sight, so it is asked for
 * again; one that refuses, or cannot, is not spoken of: nothing depends on it.
 */
export function useWakeLock(active: boolean) {
  useEffect(() => {
    const { wakeLock }: Partial<Pick<Navigator, 'wakeLock'>> = navigator // older browsers and plain http have none
    if (!active || !wakeLock) return
    let lock: WakeLockSentinel | null = null
    let isOver = false
    const ask = async () => {
      if (document.visibilityState !== 'visible' || (lock && !lock.released)) return
      lock = await wakeLock.request('screen').catch(() => null)
      if (isOver) lock?.release()
    }
    ask()
    document.addEventListener('visibilitychange', ask)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', ask)
      lock?.release()
    }
  }, [active])
}
