import { createStore } from 'jotai'
import t from 'tap'
import { closedMenu, type MenuEvent, type MenuState, menuAtom, nextMenu } from '../../client/state/menu.ts'

const open = (part: Partial<MenuState>): MenuState => ({ ...closedMenu, ...part })

const steps: readonly (readonly [string, MenuState, MenuEvent, MenuState])[] = [
  ['a first-level item opens', closedMenu, { type: 'select-menu', menu: 'Pregnancy' }, open({ selectedMenu: 'Pregnancy' })],
  ['the same one again closes', open({ selectedMenu: 'Pregnancy' }), { type: 'select-menu', menu: 'Pregnancy' }, closedMenu],
  [
    'another one takes its place',
    open({ selectedMenu: 'More' }),
    { type: 'select-menu', menu: 'Parents' },
    open({ selectedMenu: 'Parents' }),
  ],
  ['the mobile menu opens', closedMenu, { type: 'toggle-mobile-nav' }, open({ isMobileNavOpen: true })],
  ['and closes', open({ isMobileNavOpen: true }), { type: 'toggle-mobile-nav' }, closedMenu],
  [
    'the mobile menu closes everything else',
    open({ selectedMenu: 'More', isProfileOpen: true, isSearchModalOpen: true }),
    { type: 'toggle-mobile-nav' },
    open({ isMobileNavOpen: true }),
  ],
  [
    'the profile closes the mobile menu and the search',
    open({ isMobileNavOpen: true, isSearchModalOpen: true }),
    { type: 'toggle-profile' },
    open({ isProfileOpen: true }),
  ],
  ['the profile closes', open({ isProfileOpen: true }), { type: 'toggle-profile' }, closedMenu],
  [
    'the search closes the panel that it opens over',
    open({ isMobileNavOpen: true }),
    { type: 'toggle-search' },
    open({ isSearchModalOpen: true }),
  ],
  ['the search closes', open({ isSearchModalOpen: true }), { type: 'toggle-search' }, closedMenu],
  [
    'everything closes',
    open({ selectedMenu: 'More', isMobileNavOpen: true, isProfileOpen: true, isSearchModalOpen: true }),
    { type: 'close-all' },
    closedMenu,
  ],
]

t.test('each event leads to one state', async t => {
  for (const [name, from, event, to] of steps) {
    const before = structuredClone(from)
    t.same(nextMenu(from, event), to, name)
    t.same(from, before, `${name}: the state before is untouched`)
  }
})

t.test('an unknown event is an error that names it', async t => {
  t.throws(() => nextMenu(closedMenu, { type: 'explode' } as never), new RangeError('unknown menu event: {"type":"explode"}'))
})

t.test('two panels never stand over each other', async t => {
  const events: MenuEvent[] = [{ type: 'toggle-mobile-nav' }, { type: 'toggle-profile' }, { type: 'toggle-search' }, { type: 'close-all' }]
  const reached = new Map([[JSON.stringify(closedMenu), closedMenu]])
  for (const state of reached.values())
    for (const event of events) {
      const next = nextMenu(state, event)
      reached.set(JSON.stringify(next), next)
    }
  const crowded = [...reached.values()].filter(state => state.isMobileNavOpen && (state.isProfileOpen || state.isSearchModalOpen))
  t.same(crowded, [], `in none of ${reached.size} states`)
})

t.test('the atom is the machine, one for each store', async t => {
  const [a, b] = [createStore(), createStore()]
  a.set(menuAtom, { type: 'toggle-mobile-nav' })
  t.same(a.get(menuAtom), open({ isMobileNavOpen: true }))
  t.same(b.get(menuAtom), closedMenu, 'another store knows nothing of it')
  a.set(menuAtom, { type: 'close-all' })
  t.same(a.get(menuAtom), closedMenu)
})
