import t from 'tap'
import { reportShare } from '../../state/share.ts'

t.test('sharing is counted by its way, and by nothing else', async t => {
  const sent: [string, Promise<string>][] = []
  const before = Object.getOwnPropertyDescriptor(globalThis, 'navigator')
  const sendBeacon = (address: string, body: Blob) => sent.push([address, body.text()])
  Object.defineProperty(globalThis, 'navigator', { configurable: true, value: { sendBeacon } })
  t.teardown(() => before && Object.defineProperty(globalThis, 'navigator', before))

  reportShare('copy')
  t.equal(sent.length, 1)
  t.equal(sent[0]?.[0], '/events')
  t.same(JSON.parse((await sent[0]?.[1]) ?? ''), { events: [{ name: 'share-click', properties: { network: 'copy' } }] })
})
