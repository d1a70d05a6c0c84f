import fc from 'fast-check'
import { createStore } from 'jotai'
import t, { type Test } from 'tap'
import { savedAtom } from '../../state/saved.ts'
import { parseSaved, storageKey, toggled } from '../../state/saved-on-device.ts'

const most = 500
const slugs = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,8}$/), { maxLength: 20 })

/** A window with storage and the event that other tabs send, for one test. */
function browser(t: Test, storage: Pick<Storage, 'getItem' | 'setItem'>) {
  const target = new EventTarget()
  const fakes = {
    localStorage: storage,
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
  }
  for (const [name, value] of Object.entries(fakes)) {
    const before = Object.getOwnPropertyDescriptor(globalThis, name)
    Object.defineProperty(globalThis, name, { configurable: true, value })
    t.teardown(() =>
      before ? Object.defineProperty(globalThis, name, before) : Reflect.deleteProperty(globalThis, name),
    )
  }
  return { otherTabWrote: (key: string | null) => target.dispatchEvent(Object.assign(new Event('storage'), { key })) }
}
const memory = (kept = new Map<string, string>()) => ({
  kept,
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
})

t.test('what storage holds', async t => {
  t.same(parseSaved(null), [])
  t.same(parseSaved('["a","b"]'), ['a', 'b'])
  for (const rubbish of ['', '{', '{}', 'null', '1', '"a"']) t.same(parseSaved(rubbish), [], JSON.stringify(rubbish))
  t.same(parseSaved('["a",1,null,{},["b"],"c"]'), ['a', 'c'], 'only slugs count')
  const many = Array.from({ length: most + 3 }, (_, i) => `s${i}`)
  t.same(parseSaved(JSON.stringify(many)), many.slice(3), 'the newest 500')
})

t.test('toggling', async t => {
  t.same(toggled([], 'a'), ['a'])
  t.same(toggled(['a', 'b'], 'a'), ['b'])
  t.same(toggled(['a'], 'b'), ['a', 'b'], 'the newest is last')
  const full = Array.from({ length: most }, (_, i) => `s${i}`)
  t.same(toggled(full, 'new'), [...full.slice(1), 'new'], 'the oldest gives way')
  fc.assert(fc.property(slugs, list => JSON.stringify(toggled(toggled(list, '-'), '-')) === JSON.stringify(list)))
  fc.assert(fc.property(slugs, fc.nat(19), (list, i) => !toggled(list, list[i] ?? '-').includes(list[i] ?? '')))
})

t.test('the atom', async t => {
  t.test('reads storage only when somebody is there, as the server’s HTML cannot', async t => {
    browser(t, memory(new Map([[storageKey, '["a"]']])))
    const store = createStore()
    t.same(store.get(savedAtom), { slugs: [], isStored: true }, 'nothing at first')
    t.teardown(store.sub(savedAtom, () => {}))
    t.same(store.get(savedAtom), { slugs: ['a'], isStored: true })
  })

  t.test('writes what it holds', async t => {
    const storage = memory()
    browser(t, storage)
    const store = createStore()
    t.teardown(store.sub(savedAtom, () => {}))
    store.set(savedAtom, 'a')
    store.set(savedAtom, 'b')
    t.equal(storage.kept.get(storageKey), '["a","b"]')
    store.set(savedAtom, 'a')
    t.equal(storage.kept.get(storageKey), '["b"]')
    t.same(store.get(savedAtom), { slugs: ['b'], isStored: true })
  })

  t.test('builds on what another tab wrote', async t => {
    const storage = memory()
    const { otherTabWrote } = browser(t, storage)
    const store = createStore()
    let told = 0
    const leave = store.sub(savedAtom, () => told++)
    storage.setItem(storageKey, '["theirs"]')
    store.set(savedAtom, 'ours')
    t.same(store.get(savedAtom).slugs, ['theirs', 'ours'], 'also when it was not told')

    storage.setItem(storageKey, '["only theirs"]')
    told = 0
    otherTabWrote('something-else')
    t.equal(told, 0)
    otherTabWrote(storageKey)
    t.same(store.get(savedAtom).slugs, ['only theirs'])
    storage.kept.clear()
    otherTabWrote(null)
    t.same(store.get(savedAtom).slugs, [], 'all of storage was cleared')

    leave()
    told = 0
    storage.setItem(storageKey, '["later"]')
    otherTabWrote(storageKey)
    t.equal(told, 0, 'nobody listens after the last one left')
  })

  t.test('keeps for the page when the browser refuses', async t => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    browser(t, { getItem: refuse, setItem: refuse })
    const store = createStore()
    t.teardown(store.sub(savedAtom, () => {}))
    t.same(store.get(savedAtom), { slugs: [], isStored: false })
    store.set(savedAtom, 'a')
    t.same(store.get(savedAtom), { slugs: ['a'], isStored: false })
    store.set(savedAtom, 'a')
    t.same(store.get(savedAtom), { slugs: [], isStored: false })
  })

  t.test('keeps for the page when storage is full', async t => {
    const storage = memory(new Map([[storageKey, '["old"]']]))
    browser(t, {
      ...storage,
      setItem() {
        throw new DOMException('full', 'QuotaExceededError')
      },
    })
    const store = createStore()
    t.teardown(store.sub(savedAtom, () => {}))
    store.set(savedAtom, 'a')
    t.same(store.get(savedAtom), { slugs: ['old', 'a'], isStored: false })
  })

  t.test('two stores share nothing', async t => {
    browser(t, memory())
    const [a, b] = [createStore(), createStore()]
    a.set(savedAtom, 'x')
    t.same(b.get(savedAtom).slugs, [])
  })
})
