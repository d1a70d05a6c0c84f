// A page is the same whether it is rendered at once or as a stream, and one that waits after all is waited for.
import { text } from 'node:stream/consumers'
import { type ReactNode, Suspense, use } from 'react'
import t from 'tap'
import { createInOrder } from '../../../server/pages/in-order.tsx'
import { renderLive } from '../../../server/pages/live.ts'

async function rendered(make: (add: (html: string[]) => string) => ReactNode, atOnce: boolean): Promise<string> {
  const inOrder = createInOrder()
  const options = { nonce: 'n', encoding: null, inOrder, atOnce }
  const fail = (error: unknown) => t.fail(String(error))
  const { body } = await renderLive(() => make(inOrder.add), options, fail)
  return text(body)
}

const page = (main: ReactNode) => (
  <html lang="en">
    <body>{main}</body>
  </html>
)

t.test('with parts that are sent in their place', async t => {
  const make = (add: (html: string[]) => string) =>
    page(
      <>
        Before <b>{1}</b> & {'<after>'}
        <ul dangerouslySetInnerHTML={{ __html: add(['<li>One', '<li>Two']) }} />
        <p>The end</p>
      </>,
    )
  const once = await rendered(make, true)
  t.match(once, /^<!DOCTYPE html><html lang="en">.*<ul><li>One<li>Two<\/ul><p>The end<\/p><\/body><\/html>$/)
  t.equal(once, await rendered(make, false))
})

t.test('without any', async t => {
  const make = () => page('Nothing waits')
  t.equal(await rendered(make, true), await rendered(make, false))
})

t.test('what waits after all', async t => {
  const make = () => {
    const later = Promise.resolve('It came.')
    const Later = () => <p>{use(later)}</p>
    return page(
      <Suspense fallback="Please wait.">
        <Later />
      </Suspense>,
    )
  }
  t.match(await rendered(make, true), '<p>It came.</p>')
})
