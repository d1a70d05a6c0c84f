import { useAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { menuAtom } from '../../client/state/menu.ts'
import { Icon } from '../kit/icon.tsx'

/** The element that holds the main navigation. It is a popover, so the button works before and without script. */
export const menuId = 'menu'
const desktop = '(width >= 787px)'

/** Opens and closes the navigation of small screens. Escape, a press outside and focus on return are the browser's own. */
export function MenuButton({ withWord }: { withWord: boolean }) {
  const [{ isMobileNavOpen: open }, send] = useAtom(menuAtom)
  const latest = useRef(open)

  // The panel is the browser's: a change of state moves it only when something else than the panel made the change.
  useEffect(() => {
    if (latest.current === open) return
    latest.current = open
    const panel = document.getElementById(menuId)
    if (panel?.matches(':popover-open') !== open) panel?.togglePopover(open)
  }, [open])

  useEffect(() => {
    const panel = document.getElementById(menuId)
    const wide = matchMedia(desktop)
    const follow = () => {
      if (panel?.matches(':popover-open') !== latest.current) send({ type: 'toggle-mobile-nav' })
    }
    const close = () => {
      if (wide.matches) panel?.hidePopover()
    }
    panel?.addEventListener('toggle', follow)
    wide.addEventListener('change', close)
    follow()
    return () => {
      panel?.removeEventListener('toggle', follow)
      wide.removeEventListener('change', close)
    }
  }, [send])

  return (
    <button type="button" className="menu-button" popoverTarget={menuId} aria-label="Menu" aria-expanded={open} aria-controls={menuId}>
      <Icon name={open ? 'close' : 'menu'} />
      {withWord && 'Menu'}
    </button>
  )
}
