// Which of the header's panels are open: one machine, so that two never stand over each other.
import { atom } from 'jotai'

export interface MenuState {
  /** Label of the first-level item whose dropdown is open, '' for none. */
  selectedMenu: string
  isMobileNavOpen: boolean
  isProfileOpen: boolean
  isSearchModalOpen: boolean
}

export type MenuEvent =
  | { type: 'select-menu'; menu: string }
  | { type: 'toggle-mobile-nav' }
  | { type: 'toggle-profile' }
  | { type: 'toggle-search' }
  | { type: 'close-all' }

export const closedMenu: MenuState = { selectedMenu: '', isMobileNavOpen: false, isProfileOpen: false, isSearchModalOpen: false }

/**
 * The state after an event.
 * @throws RangeError for an event it does not know.
 */
export function nextMenu(state: MenuState, event: MenuEvent): MenuState {
  switch (event.type) {
    case 'select-menu':
      return { ...state, selectedMenu: state.selectedMenu === event.menu ? '' : event.menu }
    case 'toggle-mobile-nav':
      return { ...closedMenu, isMobileNavOpen: !state.isMobileNavOpen }
    case 'toggle-profile':
      return { ...state, isMobileNavOpen: false, isSearchModalOpen: false, isProfileOpen: !state.isProfileOpen }
    case 'toggle-search':
      // The panel behind stays only when the search was open already: closing it leads back there.
      return { ...state, isSearchModalOpen: !state.isSearchModalOpen, isMobileNavOpen: state.isSearchModalOpen && state.isMobileNavOpen }
    case 'close-all':
      return closedMenu
    default:
      throw new RangeError(`unknown menu event: ${JSON.stringify(event satisfies never)}`)
  }
}

const state = atom(closedMenu)

/** Read the state, write an event. */
export const menuAtom = atom(
  get => get(state),
  (get, set, event: MenuEvent) => set(state, nextMenu(get(state), event)),
)
