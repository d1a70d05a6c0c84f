// The frame's panels and the machine that knows which are open. Panels are the browser's own (popover, dialog,
// details): it opens and closes them before this script has come, and it alone knows of Escape and of a press beside
// them. Once here, the machine decides what opens, and hears what the browser closed.
import { type MenuEvent, type MenuState, menuAtom } from '../state/menu.ts'
import { store } from './store.ts'

type PanelElement = HTMLElement | HTMLDialogElement | HTMLDetailsElement

export interface Panel {
  element: PanelElement
  isWanted(state: MenuState): boolean
  /** Opens it when it is closed, closes it when it is open. */
  event: MenuEvent
}

/** From this width on the row of items stands; the same in the style sheet. An upright tablet has the panel. */
export const withRow = matchMedia('(width >= 787px) and (not ((width <= 1024px) and (orientation: portrait)))')

/** Whether the row can be seen: the layout of phones has none, however wide its window. */
const showsRow = () => withRow.matches && document.querySelector('.menu-row') !== null

const selects = (menu: string): Pick<Panel, 'isWanted' | 'event'> => ({
  isWanted: state => state.selectedMenu === menu,
  event: { type: 'select-menu', menu },
})

/** Every panel that the frame of this page has. */
function findPanels(): Panel[] {
  const one = (id: string, isWanted: Panel['isWanted'], event: MenuEvent): Panel[] => {
    const element = document.getElementById(id)
    return element ? [{ element, isWanted, event }] : []
  }
  const selectable = [...document.querySelectorAll<HTMLElement>('[data-menu]')].map(place => ({
    element: place.querySelector<HTMLElement>('.dropdown') ?? place,
    ...selects(place.dataset.menu ?? ''),
  }))
  return [
    ...selectable.map(panel => ({
      ...panel,
      // An item stands in the row and in the panel; only the one that can be seen opens.
      isWanted: (state: MenuState) => panel.isWanted(state) && panel.element.matches('details') !== showsRow(),
    })),
    ...one('menu', state => state.isMobileNavOpen, { type: 'toggle-mobile-nav' }),
    ...one('account-menu', state => state.isProfileOpen, { type: 'toggle-profile' }),
    ...one('search', state => state.isSearchModalOpen, { type: 'toggle-search' }),
  ]
}

export const isOpen = ({ element }: Panel) => element.matches(':popover-open, [open]')

function move({ element }: Panel, open: boolean) {
  if (element instanceof HTMLDetailsElement) element.open = open
  else if (!(element instanceof HTMLDialogElement)) {
    // Named as its source, the button leads Tab into what it opened, as it would without script.
    const source = document.querySelector<HTMLElement>(`[popovertarget="${element.id}"]`) ?? undefined
    if (open) element.showPopover({ source })
    else element.hidePopover()
  } else if (open) element.showModal()
  else element.close()
}

export const send = (event: MenuEvent) => store.set(menuAtom, event)
export const menuState = () => store.get(menuAtom)

/** Where the focus goes on, nothing lies over it: a popover that it leaves closes. */
function leaveWithFocus({ element }: Panel, close: () => void) {
  if (!element.popover) return
  const place: HTMLElement = element.closest<HTMLElement>('li[data-menu]') ?? element
  place.addEventListener('focusout', ({ relatedTarget: to }) => {
    if (to instanceof Element && !place.contains(to) && to.getAttribute('popovertarget') !== element.id) close()
  })
}

/** Ties the panels to the machine. @returns the panels, in the order of the page */
export function tiePanels(): Panel[] {
  const panels = findPanels()
  const wanted = (panel: Panel) => panel.isWanted(menuState())
  // What the browser opened before we came. Backwards, for the panel forgets which of its items is open.
  for (const panel of panels.toReversed()) if (isOpen(panel) && !wanted(panel)) send(panel.event)

  let leaving: Panel | undefined // the one that the browser is closing right now
  let moving = false
  let again = false
  const apply = () => {
    again = moving // opening one makes the browser close another, and that brings us here once more
    if (moving) return
    moving = true
    // First what closes: the browser lets only one popover stand.
    for (const panel of panels) if (isOpen(panel) && !wanted(panel) && panel !== leaving) move(panel, false)
    for (const panel of panels) if (!isOpen(panel) && wanted(panel)) move(panel, true)
    moving = false
    if (again) apply()
  }
  store.sub(menuAtom, apply)

  for (const panel of panels) {
    leaveWithFocus(panel, () => wanted(panel) && send(panel.event))
    panel.element.addEventListener('beforetoggle', event => {
      const { newState } = event as ToggleEvent // what the browser sends by this name
      if (event.target !== panel.element || newState !== 'closed' || !wanted(panel)) return
      leaving = panel
      send(panel.event)
      leaving = undefined
    })
    panel.element.addEventListener('close', () => wanted(panel) && send(panel.event))
    // A search in the page unfolds what it finds.
    if (panel.element instanceof HTMLDetailsElement)
      panel.element.addEventListener('toggle', () => isOpen(panel) !== wanted(panel) && send(panel.event))
  }
  // A press on what opens a panel is the machine's from now on.
  document.addEventListener('click', event => {
    const target = event.target instanceof Element ? event.target : null
    const opener = target?.closest<HTMLElement>('[popovertarget], summary')
    const panel =
      opener &&
      panels.find(
        ({ element }) => element.id === opener.getAttribute('popovertarget') || element === opener.parentElement,
      )
    if (!panel || !opener) return
    event.preventDefault()
    const { top } = opener.getBoundingClientRect()
    if (opener.getAttribute('popovertargetaction') !== 'hide' || isOpen(panel)) send(panel.event)
    // What was pressed stays under the finger when another item folds above it.
    if (opener.matches('summary')) opener.closest('.menu-panel')?.scrollBy(0, opener.getBoundingClientRect().top - top)
  })
  withRow.addEventListener('change', () => {
    const { selectedMenu, isMobileNavOpen } = menuState()
    if (isMobileNavOpen) send({ type: 'toggle-mobile-nav' })
    else if (selectedMenu) send({ type: 'select-menu', menu: selectedMenu })
  })
  return panels
}
