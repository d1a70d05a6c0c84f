import { isDeepStrictEqual } from 'node:util'
import { createStore } from 'jotai'
import t from 'tap'
import { closedMenu, type MenuEvent, type MenuState, menuAtom, nextMenu } from '../../state/menu.ts'

const open = (part: Partial<MenuState>): MenuState => ({ ...closedMenu, ...part })
const flags = [false, true]
/** Every state that can be written down, with one of two items open or none. */
const states = ['', 'parents', 'more'].flatMap(selectedMenu =>
  flags.flatMap(isMobileNavOpen =>
    flags.flatMap(isProfileOpen =>
      flags.flatMap(isSearchModalOpen =>
        flags.map(
          (isAvatarModalOpen): MenuState => ({
            selectedMenu,
            isMobileNavOpen,
            isProfileOpen,
            isSearchModalOpen,
            isAvatarModalOpen,
          }),
        ),
      ),
    ),
  ),
)

/** What the specification says of each event: what changes, and all else stays. */
const rules: readonly (readonly [MenuEvent, (before: MenuState) => Partial<MenuState>])[] = [
  [{ type: 'select-menu', menu: 'more' }, before => ({ selectedMenu: before.selectedMenu === 'more' ? '' : 'more' })],
  [
    { type: 'toggle-mobile-nav' },
    before => ({
      isMobileNavOpen: !before.isMobileNavOpen,
      isSearchModalOpen: false,
      isProfileOpen: false,
      selectedMenu: '',
    }),
  ],
  [
    { type: 'toggle-profile' },
    before => ({ isProfileOpen: !before.isProfileOpen, isMobileNavOpen: false, isSearchModalOpen: false }),
  ],
  [
    { type: 'toggle-search' },
    before => ({
      isSearchModalOpen: !before.isSearchModalOpen,
      ...(!before.isSearchModalOpen && { isMobileNavOpen: false }),
    }),
  ],
  [{ type: 'toggle-avatar' }, before => ({ isAvatarModalOpen: !before.isAvatarModalOpen })],
]

t.test('each event, from every state', async t => {
  for (const [event, change] of rules) {
    const wrong = states.filter(state => {
      const before = structuredClone(state)
      const next = nextMenu(state, event)
      return !isDeepStrictEqual(next, { ...before, ...change(before) }) || !isDeepStrictEqual(state, before)
    })
    t.same(wrong, [], `${event.type}, and the state before is untouched`)
  }
  t.equal(states.length, 48)
})

const steps: readonly (readonly [string, MenuState, MenuEvent, MenuState])[] = [
  ['an item opens', closedMenu, { type: 'select-menu', menu: 'parents' }, open({ selectedMenu: 'parents' })],
  [
    'the same one again closes',
    open({ selectedMenu: 'parents' }),
    { type: 'select-menu', menu: 'parents' },
    closedMenu,
  ],
  [
    'another takes its place',
    open({ selectedMenu: 'more' }),
    { type: 'select-menu', menu: 'parents' },
    open({ selectedMenu: 'parents' }),
  ],
  [
    'an item of the panel opens, and the panel stays',
    open({ isMobileNavOpen: true }),
    { type: 'select-menu', menu: 'parents' },
    open({ isMobileNavOpen: true, selectedMenu: 'parents' }),
  ],
  [
    'the panel closes everything else',
    open({ selectedMenu: 'more', isProfileOpen: true, isSearchModalOpen: true }),
    { type: 'toggle-mobile-nav' },
    open({ isMobileNavOpen: true }),
  ],
  [
    'the search closes the panel below',
    open({ isMobileNavOpen: true }),
    { type: 'toggle-search' },
    open({ isSearchModalOpen: true }),
  ],
  [
    'and leads back to one that was open behind it',
    open({ isMobileNavOpen: true, isSearchModalOpen: true }),
    { type: 'toggle-search' },
    open({ isMobileNavOpen: true }),
  ],
]

t.test('in words', async t => {
  for (const [name, from, event, to] of steps) t.same(nextMenu(from, event), to, name)
})

t.test('an unknown event is an error that names it', async t => {
  for (const type of ['explode', 'close-all', ''])
    t.throws(() => nextMenu(closedMenu, { type } as never), new RangeError(`unknown menu event: {"type":"${type}"}`))
})

t.test('the panel never stands over profile or search', async t => {
  const reached = new Map([[JSON.stringify(closedMenu), closedMenu]])
  for (const state of reached.values())
    for (const [event] of rules) {
      const next = nextMenu(state, event)
      reached.set(JSON.stringify(next), next)
    }
  const crowded = [...reached.values()].filter(
    state => state.isMobileNavOpen && (state.isProfileOpen || state.isSearchModalOpen),
  )
  t.same(crowded, [], `in none of ${reached.size} states`)
  t.ok(
    [...reached.values()].some(state => state.isMobileNavOpen && state.selectedMenu),
    'an item of the panel can be open in it',
  )
})

t.test('the atom is the machine, one for each store', async t => {
  const [a, b] = [createStore(), createStore()]
  a.set(menuAtom, { type: 'toggle-mobile-nav' })
  t.same(a.get(menuAtom), open({ isMobileNavOpen: true }))
  t.same(b.get(menuAtom), closedMenu, 'another store knows nothing of it')
  t.throws(() => a.set(menuAtom, { type: 'explode' } as never), RangeError)
  t.same(a.get(menuAtom), open({ isMobileNavOpen: true }), 'an unknown event changes nothing')
  a.set(menuAtom, { type: 'toggle-mobile-nav' })
  t.same(a.get(menuAtom), closedMenu)
})
