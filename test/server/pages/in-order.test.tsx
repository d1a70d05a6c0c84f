import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import t from 'tap'
import { createInOrder, InOrderWriter } from '../../../server/pages/in-order.tsx'

t.test('parts stand at their marks, also within one another, and a failed one is left out', async t => {
  const inOrder = createInOrder()
  const out = new PassThrough()
  const failures: unknown[] = []
  const inner = inOrder.add(['<li>1</li>', '<li>2</li>'])
  async function* breaks() {
    yield `<ul>${inner}</ul>`
    throw new Error('broken')
  }
  const writer = new InOrderWriter(out, inOrder, error => failures.push(error))
  const outer = inOrder.add(breaks())
  writer.write(Buffer.from(`<main>${outer}<p>after</p></main>`))
  writer.end(Buffer.from('<footer></footer>'))
  t.equal(await text(out), '<main><ul><li>1</li><li>2</li></ul><p>after</p></main><footer></footer>')
  t.match(failures, [{ message: 'broken' }])
})

t.test('nothing more is made for a reader who has left', async t => {
  const inOrder = createInOrder()
  const out = new PassThrough({ highWaterMark: 8 })
  let made = 0
  const left = Promise.withResolvers<void>()
  function* endless() {
    try {
      while (true) yield `part ${made++}, longer than what the reader takes`
    } finally {
      left.resolve()
    }
  }
  const writer = new InOrderWriter(out, inOrder, error => t.fail(String(error)))
  writer.on('error', () => {})
  writer.write(Buffer.from(inOrder.add(endless())))
  out.destroy()
  await left.promise
  t.ok(made <= 2)
})
