// Another company on loopback: its script, its picture, and what it was told.
import { createServer } from 'node:http'
import type { OutsideProviders } from '../../content/site.ts'
import type { Owner } from './site.ts'

export interface OutsideProvider {
  origin: string
  /** Paths that it was asked for. */
  asked: string[]
  /** What its script was told, as `[function, ...arguments]`. */
  told: unknown[][]
  /** Lets its script put nothing into the window for so long; forever when undefined. */
  lateMs: number | undefined
  /** The three of it that the site can be told to let in. */
  providers: OutsideProviders
}

/** The script of a provider: it tells its own server what it is told. */
const script = (lateMs: number | undefined) => `
const tell = name => (...told) => navigator.sendBeacon('ORIGIN/collect', JSON.stringify([name, ...told]))
const begin = () => { window.countsForOthers = { identify: tell('identify'), page: tell('page') } }
${lateMs === undefined ? '' : lateMs ? `setTimeout(begin, ${lateMs})` : 'begin()'}`

export async function outsideProvider(t: Owner): Promise<OutsideProvider> {
  const server = createServer(async (request, response) => {
    const path = request.url ?? ''
    provider.asked.push(path)
    if (path === '/collect') {
      let body = ''
      for await (const piece of request) body += piece
      provider.told.push(JSON.parse(body))
    }
    // What other sites need to send along, so that pages may load them
    response.setHeader('cross-origin-resource-policy', 'cross-origin')
    if (path === '/script.js')
      response
        .writeHead(200, { 'content-type': 'text/javascript' })
        .end(script(provider.lateMs).replaceAll('ORIGIN', provider.origin))
    else if (path === '/pixel.gif') response.writeHead(200, { 'content-type': 'image/gif' }).end(gif)
    else response.writeHead(204).end()
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  const provider: OutsideProvider = {
    origin,
    asked: [],
    told: [],
    lateMs: 0,
    providers: {
      analytics: { name: 'Counting House', script: `${origin}/script.js`, object: 'countsForOthers' },
      pixel: { name: 'A social network', address: `${origin}/pixel.gif` },
      amp: {
        tracking: `${origin}/t`,
        audience: `${origin}/a`,
        traffic: `${origin}/f`,
        ads: { type: 'doubleclick', account: '/1234' },
      },
    },
  }
  t.teardown(() => {
    server.closeAllConnections()
    server.close()
  })
  return provider
}

/** One transparent pixel. */
const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
