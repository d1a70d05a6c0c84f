import { createStore } from 'jotai'
import t, { type Test } from 'tap'
import { fieldsOf, textOf } from '../../../lib/lenient.ts'
import { packed, storedTool, type ToolEvent, unpacked } from '../../../state/tools/stored-tool.ts'
import { fakeDevice } from '../../support/device.ts'
import { eventually } from '../../support/eventually.ts'

interface Note {
  text: string
}
const key = 'tool-due-date'
const makeTool = () =>
  storedTool<Note>({
    key: 'due-date',
    name: 'Due date',
    version: 2,
    empty: { text: '' },
    // The first version called the field `words`.
    parse: (data, version) => ({ text: textOf(version === 1 ? fieldsOf(data).words : fieldsOf(data).text) }),
    glance: ({ text }) => (text ? { text } : null),
  })

function open(tool = makeTool()) {
  const store = createStore()
  const end = store.set(tool.wakeAtom)
  const send = (event: ToolEvent<Note>) => store.set(tool.atom, event)
  return {
    tool,
    end,
    send,
    write: (text: string, words?: string) => send({ type: 'change', to: () => ({ text }), words }),
    state: () => store.get(tool.atom),
  }
}
const held = (version: number, data: unknown) => JSON.stringify({ tool: 'due-date', version, data })

t.test('on the server, and before storage was read, it is asleep and empty', async t => {
  const { atom } = makeTool()
  t.same(createStore().get(atom), { value: { text: '' }, storing: 'asleep', undo: null, problem: '' })
})

t.test('what is entered is stored with its version and its last state, and is there again', async t => {
  const device = fakeDevice(t)
  const page = open()
  t.equal(page.state().storing, 'empty')
  page.write('one')
  t.same(JSON.parse(device.items.get(key) ?? ''), {
    tool: 'due-date',
    version: 2,
    data: { text: 'one' },
    glance: { text: 'one' },
  })
  t.equal(page.state().storing, 'stored')
  t.same(open().state(), { value: { text: 'one' }, storing: 'stored', undo: null, problem: '' })
  page.write('one')
  page.write('two')
  await eventually(() => device.sent.length > 0, 'a count is read from its blob')
  t.same(device.sent, [{ name: 'tool-use', properties: { tool: 'due-date', action: 'use' } }], 'counted once, no value')
})

t.test('what an older version stored is read; what a newer one stored is left alone', async t => {
  const device = fakeDevice(t, { [key]: held(1, { words: 'old' }) })
  t.same(open().state().value, { text: 'old' })

  device.items.set(key, held(3, { future: true }))
  const page = open()
  t.equal(page.state().storing, 'newer')
  page.write('mine')
  t.same([page.state().value.text, page.state().storing], ['mine', 'newer'])
  page.send({ type: 'forget' })
  t.equal(device.items.get(key), held(3, { future: true }), 'never overwritten, never removed')
})

t.test('odd things in storage are an empty tool, and nothing throws', async t => {
  for (const odd of ['', 'no JSON', 'null', '7', '[]', '{}', '{"tool":"due-date"}', held(0, {}), held(2, 'x')]) {
    fakeDevice(t, { [key]: odd })
    t.same(open().state().value, { text: '' }, odd)
  }
})

t.test('a full or refused storage is said, and nothing that was entered is lost', async t => {
  const device = fakeDevice(t)
  const page = open()
  page.write('stored')
  device.isFull = true
  page.write('more')
  t.same([page.state().value.text, page.state().storing], ['more', 'refused'])
  page.write('even more')
  t.equal(page.state().value.text, 'even more', 'storage that holds less is not read over it')
  device.isFull = false
  page.write('room again')
  t.same([page.state().storing, JSON.parse(device.items.get(key) ?? '').data.text], ['stored', 'room again'])

  device.refuses = true
  const other = open()
  t.equal(other.state().storing, 'refused')
  other.write('here only')
  t.equal(other.state().value.text, 'here only')
})

t.test('another tab', async t => {
  const device = fakeDevice(t)
  const page = open()
  page.write('mine')
  device.fromElsewhere(key, held(2, { text: 'theirs' }))
  t.equal(page.state().value.text, 'theirs')
  // A tab that was asleep heard nothing: what is stored now is the ground to build on.
  device.items.set(key, held(2, { text: 'unheard' }))
  page.send({ type: 'change', to: ({ text }) => ({ text: `${text} and mine` }) })
  t.equal(page.state().value.text, 'unheard and mine')
  device.fromElsewhere(key, null)
  t.same([page.state().value.text, page.state().storing], ['', 'empty'], 'forgotten there is forgotten here')
  page.end()
  t.equal(device.listeners.size, 0)
})

t.test('taking back', async t => {
  const device = fakeDevice(t)
  const page = open()
  page.write('one')
  t.equal(page.state().undo, null, 'typing is not taken back')
  page.write('two', 'Changed.')
  t.equal(page.state().undo?.words, 'Changed.')
  page.send({ type: 'undo' })
  t.same([page.state().value.text, page.state().undo], ['one', null])
  t.equal(JSON.parse(device.items.get(key) ?? '').data.text, 'one')

  page.send({ type: 'forget' })
  t.same([page.state().value.text, page.state().storing, device.items.has(key)], ['', 'empty', false])
  page.send({ type: 'undo' })
  t.same([page.state().value.text, page.state().storing], ['one', 'stored'], 'also everything')

  page.write('three', 'Changed.')
  page.send({ type: 'settle' })
  page.send({ type: 'undo' })
  t.equal(page.state().value.text, 'three', 'not for ever')
})

t.test('files', async t => {
  fakeDevice(t)
  const page = open()
  page.write('mine')
  const file = packed(page.tool, page.state().value)
  page.write('changed')
  page.send({ type: 'open', text: file })
  t.same([page.state().value.text, page.state().undo?.words], ['mine', 'The file was read.'])
  page.send({ type: 'undo' })
  t.equal(page.state().value.text, 'changed')

  const wrong: [string, RegExp][] = [
    ['', /empty/],
    ['a letter', /not a file that a tool/],
    ['{"a":1}', /not a file that a tool/],
    [held(3, {}), /newer version/],
    [file.replace('due-date', 'ovulation'), /Another tool/],
  ]
  for (const [text, says] of wrong) {
    page.send({ type: 'open', text })
    t.match(page.state().problem, says)
    t.equal(page.state().value.text, 'changed', 'nothing was changed')
  }
  page.write('on')
  t.equal(page.state().problem, '')
})

t.test('what is packed comes out again', async (t: Test) => {
  const tool = makeTool()
  for (const text of ['', 'plain', 'ünï — "quoted" </script>', '🍼'.repeat(50)])
    t.same(unpacked(tool, packed(tool, { text })), { value: { text } })
})
