// Which of the frame's panels are open: one machine, so that two never stand over each other.
import { atom } from 'jotai/vanilla'

export interface MenuState {
  /** Id of the first-level item that is open, '' for none. */
  selectedMenu: string
  isMobileNavOpen: boolean
  isProfileOpen: boolean
  isSearchModalOpen: boolean
  isAvatarModalOpen: boolean
}

export type MenuEvent =
  | { type: 'select-menu'; menu: string }
  | { type: 'toggle-mobile-nav' }
  | { type: 'toggle-profile' }
  | { type: 'toggle-search' }
  | { type: 'toggle-avatar' }

export const closedMenu: MenuState = {
  selectedMenu: '',
  isMobileNavOpen: false,
  isProfileOpen: false,
  isSearchModalOpen: false,
  isAvatarModalOpen: false,
}

/**
 * The state after an event.
 * @throws RangeError for an event it does not know.
 */
export function nextMenu(state: MenuState, event: MenuEvent): MenuState {
  switch (event.type) {
    case 'select-menu':
      return { ...state, selectedMenu: state.selectedMenu === event.menu ? '' : event.menu }
    case 'toggle-mobile-nav':
      return {
        ...state,
        isMobileNavOpen: !state.isMobileNavOpen,
        isSearchModalOpen: false,
        isProfileOpen: false,
        selectedMenu: '',
      }
    case 'toggle-profile':
      return { ...state, isProfileOpen: !state.isProfileOpen, isMobileNavOpen: false, isSearchModalOpen: false }
    case 'toggle-search':
      // The panel behind stays only when the search was open already: closing it leads back there.
      return {
        ...state,
        isSearchModalOpen: !state.isSearchModalOpen,
        isMobileNavOpen: state.isSearchModalOpen && state.isMobileNavOpen,
      }
    case 'toggle-avatar':
      return { ...state, isAvatarModalOpen: !state.isAvatarModalOpen }
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
