// The wishes of a list on the page of those who keep it, and what their gifts are worth, before an account that answers.
import { createStore } from 'jotai'
import t, { type Test } from 'tap'
import type { Question } from '../../state/member-ask.ts'
import { askListGiftsAtom } from '../../state/registry/list-gifts.ts'
import { changeWishesAtom, nextWishes, openWishesAtom, questionOf, wishesAtom } from '../../state/registry/wishes.ts'
import { aGift, aRegistry, aWish } from '../support/registries.ts'
import { settled } from '../support/settled.ts'

const items = ['a', 'b', 'c']
const list = 'list-1'
const start = { list, items, removed: null, failed: '' }

/** An account that answers every request so, and what was asked of it. */
function account(t: Test, answer: (path: string) => { status: number; body?: object } = () => ({ status: 200 })) {
  const asked: string[] = []
  const waiting: (() => void)[] = []
  let isHeld = false
  t.intercept(globalThis, 'fetch', {
    value: async (path: string, { method = 'GET', body }: RequestInit = {}) => {
      asked.push([method, path.replace('/api/members/m1/registries', ''), body].filter(Boolean).join(' '))
      if (isHeld) await new Promise<void>(resolve => waiting.push(resolve))
      const { status, body: said = {} } = answer(path)
      return Response.json(said, { status })
    },
  })
  return {
    asked,
    hold: () => {
      isHeld = true
      return () => {
        isHeld = false
        for (const go of waiting.splice(0)) go()
      }
    },
  }
}

function opened() {
  const store = createStore()
  store.set(openWishesAtom, { member: 'm1', list, version: 4, items })
  return {
    store,
    ids: () => store.get(wishesAtom).items.join(''),
  }
}

t.test('each change is a step that can be told to the account', async t => {
  const gone = nextWishes(start, { do: 'remove', id: 'b' })
  t.match(gone, { items: ['a', 'c'], removed: { id: 'b', at: 1 } })
  t.same(nextWishes(gone, { do: 'undo' }), start)
  const after = nextWishes(start, { do: 'move', id: 'c', to: 0 })
  const questions: Question[] = [
    questionOf(list, { do: 'move', id: 'c', to: 0 }, start, after),
    questionOf(list, { do: 'remove', id: 'b' }, start, gone),
    questionOf(list, { do: 'undo' }, gone, start),
  ]
  t.same(questions, [
    { method: 'PUT', path: '/registries/list-1/order', body: { items: ['c', 'a', 'b'], was: ['a', 'b', 'c'] } },
    { method: 'DELETE', path: '/registries/list-1/items/b' },
    { method: 'POST', path: '/registries/list-1/items/b/restore', body: {} },
  ])
  for (const change of [
    { do: 'undo' },
    { do: 'remove', id: 'x' },
    { do: 'move', id: 'x', to: 0 },
    { do: 'move', id: 'a', to: 0 },
    { do: 'move', id: 'a', to: 9 },
  ] as const)
    t.equal(nextWishes(start, change), start, JSON.stringify(change))
})

t.test('changes show at once, and are sent one after the other', async t => {
  const { asked, hold } = account(t)
  const { store, ids } = opened()
  const release = hold()
  store.set(changeWishesAtom, { do: 'move', id: 'c', to: 0 })
  const last = store.set(changeWishesAtom, { do: 'remove', id: 'a' })
  await settled()
  t.same([ids(), asked], ['cb', ['PUT /list-1/order {"items":["c","a","b"],"was":["a","b","c"]}']])
  release()
  await last
  t.same(asked.slice(1), ['DELETE /list-1/items/a'])
  await store.set(changeWishesAtom, { do: 'undo' })
  t.same([ids(), asked.at(-1)], ['cab', 'POST /list-1/items/a/restore {}'])
})

t.test('what is refused is taken back, with all that was built on it', async t => {
  for (const [status, words] of [
    [404, /changed somewhere else/],
    [500, /An error occurred/],
  ] as const) {
    const { asked, hold } = account(t, () => ({ status }))
    const { store, ids } = opened()
    const release = hold()
    const first = store.set(changeWishesAtom, { do: 'remove', id: 'a' })
    const second = store.set(changeWishesAtom, { do: 'move', id: 'c', to: 0 })
    release()
    await Promise.all([first, second])
    t.same([ids(), asked.length], ['abc', 1], 'the second is not sent')
    t.match(store.get(wishesAtom).failed, words)
  }
})

t.test('a page that opens the same list again loses nothing; another version replaces it', async t => {
  account(t)
  const { store, ids } = opened()
  await store.set(changeWishesAtom, { do: 'remove', id: 'a' })
  store.set(openWishesAtom, { member: 'm1', list, version: 4, items })
  t.equal(ids(), 'bc')
  store.set(openWishesAtom, { member: 'm1', list, version: 6, items })
  t.equal(ids(), 'abc')
})

t.test('what gifts are worth is asked for list by list, and never of one that is a surprise', async t => {
  const open = aRegistry({ id: 'open', revealed: true, items: [aWish('a', { price: 2500 })] })
  const hidden = aRegistry({ id: 'hidden' })
  const answers: Record<string, object> = {
    '/api/members/me': { member: { id: 1, id_string: 'm1', version: 1 } },
    '/api/members/m1/registries': { items: [open, hidden] },
    '/api/members/m1/registries/open': { registry: open },
    '/api/members/m1/registries/hidden': { registry: hidden },
    '/api/members/m1/registries/open/gifts': { gifts: [aGift('g1'), aGift('g2', { quantity: 2 })] },
  }
  const answer = (path: string) => {
    const body = answers[path]
    return body ? { status: 200, body } : { status: 500 }
  }
  const { asked } = account(t, answer)
  t.same(await createStore().set(askListGiftsAtom, 'USD'), { status: 'found', amount: 7500, left: 0, isPartly: true })
  t.notOk(asked.some(path => path.includes('hidden/gifts')))
  answers['/api/members/m1/registries'] = { items: [hidden] }
  t.same(await createStore().set(askListGiftsAtom, 'USD'), { status: 'surprise' })
  answers['/api/members/m1/registries'] = { items: [] }
  t.same(await createStore().set(askListGiftsAtom, 'USD'), { status: 'none' })
  delete answers['/api/members/m1/registries']
  t.same(await createStore().set(askListGiftsAtom, 'USD'), { status: 'failed' })
  delete answers['/api/members/me']
  t.same(await createStore().set(askListGiftsAtom, 'USD'), { status: 'failed' })
})
