// The service worker. It keeps the tools and the danger signs on the device, as a visitor who is signed out and in no
// experiment gets them, and shows them when the site does not answer. It has no part in any other page.
import { cachePrefix, copyHeader } from '../domain/offline.ts'
import type { Asking, Installing, Rule, WorkerScope } from './worker-scope.ts'

/** The server writes it before this script: the pages to keep; null once the worker is withdrawn. */
declare const KEPT: { id: string; pages: readonly string[] } | null
/** The build puts in the addresses of the scripts that these pages load when they need them. */
declare const SCRIPTS: readonly string[]

// TypeScript takes every file of the browser for one of a page; here `self` is a worker.
const worker = self as unknown as WorkerScope
/** Milliseconds that the site may take before the copy is shown. */
const patience = 3000

/** Fetches the copy of a page. @returns the addresses of the files that it names */
async function keepPage(cache: Cache, path: string): Promise<readonly string[]> {
  const page = await fetch(path, { credentials: 'omit', cache: 'no-store', headers: { [copyHeader]: '1' } })
  if (page.status >= 429) throw new Error(`${path} answers ${page.status}`) // the browser tries again later
  if (!page.ok || page.redirected) return [] // not here, or not in this country
  const html = await page.clone().text()
  await cache.put(path, page)
  return html.match(/(?<=[";])\/assets\/[\w./-]+/g) ?? []
}

async function keepAll(cacheName: string, pages: readonly string[]) {
  const cache = await caches.open(cacheName)
  const named = await Promise.all(pages.map(path => keepPage(cache, path)))
  await cache.addAll([...new Set([...SCRIPTS, ...named.flat()])])
}

/** Where a browser can be told, nothing waits for this worker to start but the pages that are kept. */
async function tellRoutes(event: Installing, cacheName: string, pages: readonly string[]) {
  const toWorker = (pathname: string): Rule => ({
    condition: { urlPattern: { pathname }, requestMode: 'navigate' },
    source: 'fetch-event',
  })
  const files: Rule = { condition: { urlPattern: { pathname: '/assets/*' } }, source: { cacheName } } // or, not in it, the site
  const others: Rule = { condition: { urlPattern: { pathname: '/*' } }, source: 'network' }
  await event.addRoutes?.([...pages.map(toWorker), files, others])
}

/** The site's answer; the copy when it fails or takes long. */
async function pageOf(event: Asking, copy: () => Promise<Response | undefined>): Promise<Response> {
  const asked = fetch(event.request)
  event.waitUntil(asked.catch(() => {}))
  const late = new Promise<undefined>(resolve => setTimeout(resolve, patience))
  const page = await Promise.race([asked, late]).catch(() => undefined)
  if (page && page.status < 500) return page
  const copied = await copy()
  if (copied && !page) event.waitUntil(asked.then(endWhenQuiet).catch(() => {}))
  return copied ?? asked
}

/** Who is shown a copy while the site's answer takes long may have had a loss: once that comes, no copy stays. */
async function endWhenQuiet(answer: Response) {
  if (!/<body[^>]* data-sensitive/.test(await answer.clone().text())) return
  await dropCaches()
  await worker.registration.unregister()
  for (const client of await worker.clients.matchAll()) await client.navigate(client.url)
}

async function dropCaches(except?: string) {
  for (const name of await caches.keys()) if (name.startsWith(cachePrefix) && name !== except) await caches.delete(name)
}

function serve({ id, pages }: NonNullable<typeof KEPT>) {
  const cacheName = cachePrefix + id
  const copyOf = (address: string) => caches.match(address, { cacheName, ignoreVary: true })
  worker.addEventListener('install', event => {
    event.waitUntil(Promise.all([keepAll(cacheName, pages), tellRoutes(event, cacheName, pages), worker.skipWaiting()]))
  })
  worker.addEventListener('activate', event => {
    event.waitUntil(Promise.all([dropCaches(cacheName), worker.clients.claim()]))
  })
  // A page has found nothing kept: it was dropped while this worker lived on.
  worker.addEventListener('message', event => {
    event.waitUntil(Promise.all([keepAll(cacheName, pages), worker.clients.claim()]))
  })
  worker.addEventListener('fetch', event => {
    const { request } = event
    const { origin, pathname } = new URL(request.url)
    if (origin !== location.origin || request.method !== 'GET') return
    if (request.mode === 'navigate' && pages.includes(pathname)) {
      event.respondWith(pageOf(event, () => copyOf(pathname)))
    } else if (pathname.startsWith('/assets/')) {
      event.respondWith(copyOf(request.url).then(file => file ?? fetch(request)))
    }
  })
}

function withdraw() {
  worker.addEventListener('install', event => event.waitUntil(worker.skipWaiting()))
  worker.addEventListener('activate', event => {
    event.waitUntil(Promise.all([dropCaches(), worker.registration.unregister()]))
  })
}

if (KEPT) serve(KEPT)
else withdraw()
