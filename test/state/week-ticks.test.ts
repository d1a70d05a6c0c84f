import { createStore } from 'jotai'
import t, { type Test } from 'tap'
import { parseTicks, storageKeys } from '../../state/ticks.ts'
import { toggledTick, watchTicksAtom, weekTicksAtom } from '../../state/week-ticks.ts'

const storageKey = storageKeys.week

t.test('ticking and taking a tick away', async t => {
  const once = toggledTick({}, 12, 'Call')
  t.same(once, { 12: ['Call'] })
  const twice = toggledTick(once, 12, 'Ask')
  t.same(twice, { 12: ['Call', 'Ask'] })
  t.same(toggledTick(twice, 12, 'Call'), { 12: ['Ask'] })
  t.same(toggledTick(twice, 13, 'Call'), { 12: ['Call', 'Ask'], 13: ['Call'] }, 'each week has its own')
})

/** What storage held, and what of it belongs to the pregnancy p1. */
const held: readonly (readonly [string | null, object | null])[] = [
  ['{"of":"p1","ticks":{"12":["Call","Ask"]}}', { 12: ['Call', 'Ask'] }],
  ['{"of":"p1","ticks":{"12":["Call",3],"13":"Ask"}}', { 12: ['Call'] }],
  ['{"of":"p1"}', {}],
  ['{"of":"p1","ticks":null}', {}],
  ['{"of":"p2","ticks":{"12":["Call"]}}', null],
  ['{"ticks":{"12":["Call"]}}', null],
  ['{"12":["Call"]}', null],
  ...[null, '', 'no JSON', 'null', '7', '"text"', '[]'].map(odd => [odd, null] as const),
]

t.test('what storage held, as far as it is understood', async t => {
  for (const [text, ticks] of held) t.same(parseTicks(text, 'p1')?.ticks ?? null, ticks, String(text))
  t.same(parseTicks('{"of":"p2","ticks":{"12":["Call"]}}'), { of: 'p2', ticks: { 12: ['Call'] } }, 'a guide asks not')
})

/** A browser that keeps things, and tells a page of what another tab has kept. */
function browser(t: Test, text?: string) {
  const kept = new Map<string, string>(text === undefined ? [] : [[storageKey, text]])
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  const heard = new Set<(event: { key: string }) => void>()
  t.intercept(globalThis, 'localStorage', { value: localStorage as never }) // as: the rest of it is not asked
  t.intercept(globalThis, 'addEventListener', { value: (_: string, listener: () => void) => heard.add(listener) })
  t.intercept(globalThis, 'removeEventListener', { value: (_: string, listener: () => void) => heard.delete(listener) })
  const fromElsewhere = (value: string) => {
    kept.set(storageKey, value)
    for (const listener of heard) listener({ key: storageKey })
  }
  const open = (pregnancy: string) => {
    const store = createStore()
    const end = store.set(watchTicksAtom, pregnancy)
    return {
      end,
      ticks: () => store.get(weekTicksAtom).ticks,
      tick: (item: string) => store.set(weekTicksAtom, pregnancy, 12, item),
    }
  }
  return { open, fromElsewhere, heard, kept: () => kept.get(storageKey) }
}

t.test('the ticks of a pregnancy', async t => {
  t.same(
    createStore().get(weekTicksAtom),
    { ticks: {}, isAwake: false },
    'nothing can be ticked before the browser was read',
  )

  t.test('are there again on the next page', async t => {
    const { open, kept } = browser(t)
    const { tick, ticks } = open('p1')
    tick('Call')
    t.same(ticks(), { 12: ['Call'] })
    t.equal(kept(), '{"of":"p1","ticks":{"12":["Call"]}}')
    t.same(open('p1').ticks(), { 12: ['Call'] })
  })

  t.test('are nothing to the next pregnancy, nor to another member, and are forgotten', async t => {
    const { open, kept } = browser(t, '{"of":"p1","ticks":{"12":["Call"]}}')
    t.same(open('p2').ticks(), {})
    t.equal(kept(), undefined, 'by reading')
    t.same(open('p1').ticks(), {}, 'and do not come back')
  })

  t.test('are those of the guide before there was an account', async t => {
    const { open, kept } = browser(t, '{"of":"","ticks":{"12":["Call"]}}')
    t.same(open('p1').ticks(), { 12: ['Call'] })
    t.equal(kept(), '{"of":"p1","ticks":{"12":["Call"]}}', 'and are this one\u2019s from now on')
    t.same(open('p2').ticks(), {}, 'not those of the next')
  })

  t.test('give way when another one is ticked', async t => {
    const { open, fromElsewhere, kept } = browser(t)
    const { tick, ticks } = open('p2')
    fromElsewhere('{"of":"p1","ticks":{"12":["Call"]}}')
    tick('Ask')
    t.same(ticks(), { 12: ['Ask'] })
    t.equal(kept(), '{"of":"p2","ticks":{"12":["Ask"]}}')
  })

  t.test('of before there were ids are forgotten', async t => {
    const { open, kept } = browser(t, '{"12":["Call"]}')
    t.same(open('p1').ticks(), {})
    t.equal(kept(), undefined)
  })

  t.test('follow another tab, but not one of another pregnancy', async t => {
    const { open, fromElsewhere, heard, kept } = browser(t)
    const { ticks, end } = open('p1')
    fromElsewhere('{"of":"p1","ticks":{"12":["Ask"]}}')
    t.same(ticks(), { 12: ['Ask'] })
    const others = '{"of":"p2","ticks":{"12":["Call"]}}'
    fromElsewhere(others)
    t.same(ticks(), {})
    t.equal(kept(), others, 'which an older page leaves alone')
    end()
    t.equal(heard.size, 0)
  })

  t.test('last as long as the page where the browser refuses storage', async t => {
    browser(t)
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    t.intercept(globalThis, 'localStorage', {
      value: { getItem: refuse, setItem: refuse, removeItem: refuse } as never,
    }) // as: as above
    const store = createStore()
    store.set(watchTicksAtom, 'p1')
    store.set(weekTicksAtom, 'p1', 12, 'Call')
    store.set(weekTicksAtom, 'p1', 12, 'Ask')
    t.same(store.get(weekTicksAtom).ticks, { 12: ['Call', 'Ask'] })
  })
})
