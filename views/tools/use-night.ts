import { useLayoutEffect } from 'react'

/** Dims the whole page while `isNight`, and the bar of the browser with it: one bright edge is enough to wake somebody. */
export function useNight(isNight: boolean) {
  useLayoutEffect(() => {
    if (!isNight) return
    const page = document.documentElement
    const bars = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
    const before = bars.map(bar => bar.content)
    page.dataset.night = ''
    const paper = getComputedStyle(page).getPropertyValue('--paper')
    for (const bar of bars) bar.content = paper
    return () => {
      delete page.dataset.night
      for (const [i, bar] of bars.entries()) bar.content = before[i] ?? ''
    }
  }, [isNight])
}
