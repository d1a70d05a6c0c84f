import { createStore } from 'jotai'
import t from 'tap'
import { choiceKey, consentsVersion } from '../../domain/consents.ts'
import { consentsAtom } from '../../state/consents.ts'
import { storedChoice } from '../../state/stored-choice.ts'
import { memory, old, open, yes } from '../support/consents.ts'

const nothing = { choice: null, isStored: true, gpc: false }
const denied = () => {
  throw new DOMException('denied', 'SecurityError')
}

t.test('nothing was chosen', async t => {
  const { store } = open(t, memory())
  t.same(store.get(consentsAtom), nothing)
})

t.test('reads storage only when somebody is there, as the server’s HTML cannot', async t => {
  const { store, before } = open(t, memory(yes), { globalPrivacyControl: true })
  t.same(before, nothing)
  t.match(store.get(consentsAtom), { choice: { at: old, allowed: ['analytics'] }, gpc: true })
})

t.test('keeps what is chosen, with its time and its wording', async t => {
  const storage = memory()
  const { store, cookie } = open(t, storage)
  const from = Date.now()
  store.set(consentsAtom, ['advertising'])
  const { choice, isStored } = store.get(consentsAtom)
  t.match(choice, { version: consentsVersion, allowed: ['advertising'] })
  const time = Date.parse(choice?.at ?? '')
  t.ok(time >= from && time <= Date.now())
  t.ok(isStored)

  const again = createStore()
  t.teardown(again.sub(consentsAtom, () => {}))
  t.same(again.get(consentsAtom).choice, choice, 'the next page reads the same')
  t.same([...storage.kept.keys()], [choiceKey], 'under one key')
  t.equal(
    cookie(),
    `privacy_choices=2.advertising.${time}; path=/; samesite=lax; max-age=34560000`,
    'and the server is told',
  )
})

t.test('rubbish in storage is as good as nothing', async t => {
  const { store } = open(t, memory('{"version":1,"allowed":"everything"'))
  t.same(store.get(consentsAtom), nothing)
})

t.test('Global Privacy Control', async t => {
  for (const [value, gpc] of [
    [true, true],
    [false, false],
    ['1', false],
    [undefined, false],
  ] as const)
    await t.test(`is ${gpc} for ${value}`, async t => {
      t.equal(open(t, memory(), { globalPrivacyControl: value }).store.get(consentsAtom).gpc, gpc)
    })
})

t.test('lasts for the page when the browser refuses', async t => {
  const { store, refuseCookies } = open(t, { getItem: denied, setItem: denied, removeItem: denied })
  refuseCookies()
  t.same(store.get(consentsAtom), { choice: null, isStored: false, gpc: false })
  store.set(consentsAtom, ['stage'])
  t.match(store.get(consentsAtom), { choice: { allowed: ['stage'] }, isStored: false })
})

t.test('a yes that was taken back does not return when storage is full', async t => {
  const storage = memory(yes)
  const { store } = open(t, { ...storage, setItem: denied })
  store.set(consentsAtom, [])
  t.match(store.get(consentsAtom), { choice: { allowed: [] }, isStored: false })
  t.equal(storage.kept.size, 0)
  t.same(storedChoice()?.allowed, [], 'the next page too')
})

t.test('of what was chosen here and on another host of ours the newer holds', async t => {
  const { setCookie } = open(t, memory(yes))
  for (const [cookie, allowed] of [
    ['2.stage.1', ['analytics']],
    ['2.stage', ['analytics']],
    [`2.stage.${Date.parse(old) + 1}`, ['stage']],
    [`2.${Date.parse(old) + 1}`, []],
  ] as const) {
    setCookie(`privacy_choices=${cookie}`)
    t.same(storedChoice()?.allowed, allowed, cookie)
  }
})

t.test('two tabs agree', async t => {
  const storage = memory()
  const { store, otherTabWrote } = open(t, storage)
  storage.setItem(choiceKey, yes)
  otherTabWrote('something-else')
  t.same(store.get(consentsAtom), nothing)
  otherTabWrote(choiceKey)
  t.same(store.get(consentsAtom).choice?.allowed, ['analytics'])
  storage.kept.clear()
  otherTabWrote(null)
  t.same(store.get(consentsAtom), nothing, 'all of storage was cleared')
})
