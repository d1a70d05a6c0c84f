// Names are opened after the start where visitors come, and nowhere else.
import Fastify from 'fastify'
import t, { type Test } from 'tap'
import type { Content } from '../../../publishing/load.ts'
import namesReady from '../../../server/endpoints/names-ready.ts'
import { until } from '../../support/browser.ts'
import { names } from '../../support/names.ts'

async function listening(t: Test, on: boolean, open: () => Promise<unknown>) {
  let asked = 0
  const warnings: string[] = []
  const app = Fastify({ logger: { level: 'warn', stream: { write: (line: string) => warnings.push(line) } } })
  const count = () => {
    asked++
    return open()
  }
  const content = { names: count } as unknown as Content // the plugin asks for nothing else
  await app.register(namesReady, { content, on })
  t.teardown(() => app.close())
  await app.listen({ port: 0 })
  return { app, asked: () => asked, warnings }
}

t.test('once the site listens, and again for new content', async t => {
  const { app, asked, warnings } = await listening(t, true, async () => names)
  t.equal(asked(), 0, 'the start does not wait for it')
  await until('the names are opened', () => asked() === 1)
  app.readyNames()
  await until('they are opened again', () => asked() === 2)
  t.same(warnings, [])
})

t.test('never where it is off', async t => {
  const { asked } = await listening(t, false, async () => names)
  const later = await listening(t, true, async () => names)
  await until('one that began after it has opened them', () => later.asked() === 1)
  t.equal(asked(), 0)
})

t.test('what fails is said, and the site goes on', async t => {
  const { app, warnings } = await listening(t, true, () => Promise.reject(new Error('torn')))
  await until('it is said', () => warnings.length === 1)
  t.match(warnings[0], /the names could not be made ready/)
  t.equal((await app.inject('/')).statusCode, 404)
})
