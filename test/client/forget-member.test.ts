// What the device stored of a member goes when they have left; where the note of their leaving has no room, at once.
import t, { type Test } from 'tap'
import { forgetAfterLeaving, noteLeaving, ofMember } from '../../client/forget-member.ts'
import { leavingKey } from '../../state/device-storage.ts'

const visitors = 'name-match'

class Form {
  getAttribute = () => '/logout'
}

/** A member's device at a page. Gives what is stored, and how they ask to leave. */
function device(t: Test, path: string, isFull = false) {
  const stored = new Map([...ofMember, visitors].map(key => [key, 'x']))
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    removeItem: (key: string) => stored.delete(key),
    setItem(key: string, text: string) {
      if (isFull) throw new Error('no room')
      stored.set(key, text)
    },
  }
  const document = new EventTarget()
  const globals = { document, localStorage, Element: Form, location: new URL(path, 'https://site.example') }
  for (const [name, value] of Object.entries(globals)) {
    const before = Object.getOwnPropertyDescriptor(globalThis, name)
    Object.defineProperty(globalThis, name, { configurable: true, value })
    t.teardown(() =>
      before ? Object.defineProperty(globalThis, name, before) : Reflect.deleteProperty(globalThis, name),
    )
  }
  noteLeaving()
  const leave = () =>
    document.dispatchEvent(Object.defineProperty(new Event('submit'), 'target', { value: new Form() }))
  return { stored, leave }
}

t.test('a note is made first, and what is theirs goes on the page after it', async t => {
  const { stored, leave } = device(t, '/')
  leave()
  t.same([...stored.keys()], [...ofMember, visitors, leavingKey])
  forgetAfterLeaving(true)
  t.equal(stored.size, ofMember.length + 2, 'another tab of theirs, before the answer')
  forgetAfterLeaving(false)
  t.same([...stored.keys()], [visitors])
})

t.test('a refusal takes the note back, and nothing else', async t => {
  const { stored, leave } = device(t, '/logout')
  leave()
  forgetAfterLeaving(true)
  t.same([...stored.keys()], [...ofMember, visitors])
})

t.test('where there is no room for the note, what is theirs goes at once', async t => {
  const { stored, leave } = device(t, '/', true)
  leave()
  t.same([...stored.keys()], [visitors])
})
