// The service worker by itself, as the server gives it, in a browser that cannot be told routes: all passes through it.
import { createContext, runInContext } from 'node:vm'
import t from 'tap'
import { copyHeader, workerPath } from '../../domain/offline.ts'
import { testSite } from '../support/site.ts'

const origin = 'https://almanac.test'
const tool = '/due-date-calculator'

type Answer = Response | Error
interface Asked {
  url: string
  options: RequestInit | undefined
}

const scriptOf = async (env: Record<string, string>) => (await (await testSite(t, { env })).ask(workerPath)).body
const script = await scriptOf({})

/** Runs the worker, with caches of its own and a site that answers as it is told. */
function start(body = script) {
  const listeners = new Map<string, (event: object) => void>()
  const stored = new Map<string, Map<string, Response>>()
  const asked: Asked[] = []
  const site = { answer: (_path: string): Answer => new Response('the page', { status: 200 }), unregistered: false }
  const pathOf = (address: string) => new URL(address, origin).pathname
  async function fetch(request: string | { url: string }, options?: RequestInit) {
    const url = typeof request === 'string' ? request : request.url
    asked.push({ url, options })
    const answer = site.answer(pathOf(url))
    if (answer instanceof Error) throw answer
    return answer.clone()
  }
  const open = async (name: string) => {
    const cache = stored.get(name) ?? new Map<string, Response>()
    stored.set(name, cache)
    return {
      put: async (path: string, answer: Response) => void cache.set(pathOf(path), answer),
      addAll: async (urls: string[]) => {
        for (const url of urls) cache.set(pathOf(url), await fetch(url))
      },
    }
  }
  const context = {
    addEventListener: (type: string, heard: (event: object) => void) => void listeners.set(type, heard),
    caches: {
      open,
      keys: async () => [...stored.keys()],
      delete: async (name: string) => stored.delete(name),
      match: async (address: string, { cacheName }: { cacheName: string }) =>
        stored.get(cacheName)?.get(pathOf(address))?.clone(),
    },
    skipWaiting: async () => {},
    clients: { claim: async () => {} },
    registration: {
      unregister: async () => {
        site.unregistered = true
      },
    },
    location: new URL(origin),
    fetch,
    URL,
    setTimeout: (work: () => void) => setTimeout(work, 30).unref(),
  }
  runInContext(body, createContext(Object.assign(context, { self: context })))
  /** Sends an event. @returns what it answered with, once all that it waits for is done */
  async function send(type: string, event: object = {}): Promise<Response | undefined> {
    const waits: Promise<unknown>[] = []
    let answer: Promise<Response> | undefined
    const respondWith = (given: Promise<Response>) => {
      answer = given
    }
    listeners.get(type)?.({ waitUntil: (work: Promise<unknown>) => waits.push(work), respondWith, ...event })
    await Promise.all(waits)
    return answer
  }
  const visit = (path: string, mode = 'navigate', method = 'GET') =>
    send('fetch', { request: { url: new URL(path, origin).href, mode, method } })
  return { site, asked, stored, send, visit }
}

const told = (answer: Response | undefined) => answer?.text()

t.test('it asks for copies as nobody, and leaves out what is not here', async t => {
  const { site, asked, stored, send } = start()
  site.answer = path =>
    new Response('<img src="/assets/art/pear.svg">', { status: path === '/baby-tracker' ? 404 : 200 })
  await send('install')
  const [cache] = stored.values()
  t.ok(cache?.has(tool) && cache.has('/a/when-to-call') && !cache.has('/baby-tracker'))
  t.ok(cache?.has('/assets/art/pear.svg'), 'with what it names')
  for (const { url, options } of asked.filter(({ url }) => !url.startsWith('/assets/')))
    t.match(options, { credentials: 'omit', cache: 'no-store', headers: { [copyHeader]: '1' } }, url)
})

t.test('a busy site is asked again later: nothing is kept by halves', async t => {
  for (const status of [429, 503]) {
    const { site, send } = start()
    site.answer = path => new Response('', { status: path === tool ? status : 200 })
    await t.rejects(send('install'), /due-date-calculator answers/)
  }
})

t.test('a page is the site’s while that answers, and the copy when it does not', async t => {
  const { site, send, visit } = start()
  site.answer = () => new Response('copy')
  await send('install')
  for (const [answer, shown] of [
    [new Response('fresh'), 'fresh'],
    [new Response('gone', { status: 404 }), 'gone'],
    [new Response('broken', { status: 500 }), 'copy'],
    [new Response('busy', { status: 503 }), 'copy'],
    [new Error('no network'), 'copy'],
  ] as const) {
    site.answer = () => answer
    t.equal(await told(await visit(`${tool}?from=somewhere`)), shown)
  }
})

t.test('files that are kept are not asked for again', async t => {
  const { site, asked, send, visit } = start()
  site.answer = () => new Response('<link href="/assets/site-1.css">')
  await send('install')
  asked.length = 0
  site.answer = () => new Response('another file')
  t.match(await told(await visit('/assets/site-1.css', 'no-cors')), 'site-1')
  t.equal(asked.length, 0)
  t.equal(await told(await visit('/assets/site-2.css', 'no-cors')), 'another file')
})

t.test('it has no part in anything else', async t => {
  const { site, asked, send, visit } = start()
  await send('install')
  site.answer = () => new Error('it was asked')
  asked.length = 0
  for (const path of ['/', '/dashboard', '/login', '/tools', '/a/foods-to-limit-in-pregnancy', `${tool}/amp`, '/b/x'])
    t.equal(await visit(path), undefined, path)
  t.equal(await visit('/api/members/1', 'cors'), undefined)
  t.equal(await visit(tool, 'cors'), undefined, 'what a script asks for is no page')
  t.equal(await visit(tool, 'navigate', 'POST'), undefined)
  t.equal(await visit('https://elsewhere.test/assets/site-1.css', 'no-cors'), undefined)
  t.equal(asked.length, 0)
})

t.test('older copies go, and nothing that is not its own', async t => {
  const { stored, send } = start()
  for (const name of ['offline-older', 'registry']) stored.set(name, new Map())
  await send('install')
  await send('activate')
  t.equal(stored.size, 2)
  t.ok(stored.has('registry') && !stored.has('offline-older'))
})

t.test('what was dropped while it lived on is kept anew when a page says so', async t => {
  const { stored, send } = start()
  await send('install')
  const names = [...stored.keys()]
  stored.clear()
  await send('message')
  t.same([...stored.keys()], names)
  t.ok(stored.get(names[0] ?? '')?.has(tool))
})

t.test('withdrawn, it takes its copies with it and answers nothing', async t => {
  const { site, asked, stored, send, visit } = start(await scriptOf({ OFFLINE: 'off' }))
  for (const name of ['offline-older', 'registry']) stored.set(name, new Map())
  await send('install')
  await send('activate')
  t.same([...stored.keys()], ['registry'])
  t.ok(site.unregistered)
  t.equal(await visit(tool), undefined)
  t.equal(asked.length, 0)
})
