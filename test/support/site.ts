// The site for tests: the real application over the real build, asked in memory or over a real port.
import './no-pressure.ts'
import { Writable } from 'node:stream'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { pino } from 'pino'
import type { Test } from 'tap'
import { type OutsideProviders, outsideProviders } from '../../content/site.ts'
import type { SiteMessage } from '../../content/site-message.ts'
import type { SiteName } from '../../domain/sites.ts'
import { memoized } from '../../lib/memoize.ts'
import type { Name, NameRule, Names } from '../../names/names.ts'
import type { Content } from '../../publishing/load.ts'
import type { PageRoute } from '../../routes/define-page.tsx'
import { buildApp } from '../../server/app.ts'
import { openBuild, type SiteBuild } from '../../server/build.ts'
import { loadConfig } from '../../server/config.ts'

export interface TestSite {
  app: FastifyInstance
  /** Log lines so far, as objects. */
  lines: Record<string, unknown>[]
  /** Asks as a browser would: the main host, unless the headers name another. */
  ask(options: InjectOptions | string): Promise<LightMyRequestResponse>
}

export interface SiteOptions {
  /** Environment variables; NODE_ENV is `test`. */
  env?: Record<string, string>
  /** Pages instead of the site's own. */
  table?: PageRoute[]
  /** What the build wrote: `dist`, or `dist-test` with readable bundles and React's warnings. */
  folder?: 'dist' | 'dist-test'
  /** The host in the site's origin, where it listens on a port, or one for each site; loopback in any case. */
  host?: string | Readonly<Record<SiteName, string>>
  /** Content in place of the build's own. */
  content?: (own: Content) => Content
  /** Other companies that pages may let in; none when left out. */
  providers?: Partial<OutsideProviders>
  /** What the site tells everybody; nothing when left out. */
  message?: SiteMessage
  /** False lets every request go through Fastify. */
  frontDoor?: boolean
  /** In place of the build's own: it passes for another build. */
  buildId?: string
}

/** Whom a site ends with: a test, or another program that starts one. */
export type Owner = Pick<Test, 'teardown'>

const builds = new Map<string, SiteBuild>()

/** A build is opened once for a file of tests: its names and its search take a second. */
function opened(folder: string): SiteBuild {
  const known = builds.get(folder)
  if (known) return known
  const build = openBuild(new URL(`../../${folder}`, import.meta.url).pathname)
  const opened = {
    ...build,
    content: { ...build.content, names: async () => withLists(await build.content.names()) },
  }
  builds.set(folder, opened)
  return opened
}

/** Every site makes a sitemap of its own, out of hundreds of lists: of the same names they are the same. */
const withLists = memoized((names: Names): Names => {
  const lists = new Map<string, readonly Name[]>()
  const make = names.list
  const list = (rule: NameRule) => {
    if (rule.among) return make(rule)
    const key = JSON.stringify(rule)
    const made = lists.get(key) ?? make(rule)
    lists.set(key, made)
    return made
  }
  return Object.assign(names, { list })
})

/** A site that closes with the test. */
export async function testSite(
  t: Owner,
  { env = {}, table, folder = 'dist', content = own => own, providers, message, buildId, frontDoor }: SiteOptions = {},
): Promise<TestSite> {
  const config = loadConfig({ NODE_ENV: 'test', ...env })
  const lines: Record<string, unknown>[] = []
  const out = new Writable({
    write(chunk, _encoding, done) {
      for (const line of String(chunk).split('\n')) if (line) lines.push(JSON.parse(line))
      done()
    },
  })
  const build = opened(folder)
  const app = await buildApp(config, {
    build: { ...build, id: buildId ?? build.id, content: content(build.content) },
    logger: pino({ level: config.logLevel }, out),
    table,
    frontDoor,
    providers: { ...outsideProviders, ...providers },
    message: message ?? null,
  })
  t.teardown(() => app.close())
  const host = new URL(config.origins.main).host
  const ask = (options: InjectOptions | string) => {
    const asked = typeof options === 'string' ? { url: options } : options
    return app.inject({ ...asked, headers: { host, ...asked.headers } })
  }
  return { app, lines, ask }
}

/** Lets the site listen on a free port of loopback under its own origin. */
export async function listen(
  t: Test,
  { host = 'localhost', ...options }: SiteOptions = {},
): Promise<TestSite & { origin: string }> {
  const port = await freePort()
  const originOf = (name: SiteName) => `http://${typeof host === 'string' ? host : host[name]}:${port}`
  const origin = originOf('main')
  const origins = { MAIN_ORIGIN: origin, NAMES_ORIGIN: originOf('names'), REGISTRY_ORIGIN: originOf('registry') }
  const site = await testSite(t, { ...options, env: { PORT: String(port), ...origins, ...options.env } })
  await site.app.listen({ host: 'localhost', port })
  return { ...site, origin }
}

/** A port that nobody listens on now. */
export async function freePort(): Promise<number> {
  const { createServer } = await import('node:net')
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port'))))
    })
  })
}
