// The member API for tests: the real application on a real store, with a clock of its own and mail in an outbox.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { Writable } from 'node:stream'
import type { InjectOptions, LightMyRequestResponse, RouteOptions } from 'fastify'
import { pino } from 'pino'
import PostalMime, { type Email } from 'postal-mime'
import { buildMembers } from '../../members/app.ts'
import { loadMembersConfig, type MembersConfig } from '../../members/config.ts'
import type { MembersApp } from '../../members/context.ts'
import { createMailTransport, type Transport } from '../../members/mail/transport.ts'
import { type MailWorker, startMailWorker } from '../../members/mail/worker.ts'
import { createPasswords, type Passwords } from '../../members/passwords.ts'
import type { Store, StorePlace } from '../../members/store/open-store.ts'
import type { Owner } from './site.ts'
import { openTestStore } from './stores.ts'

export interface Question {
  token?: string
  body?: object
  headers?: Record<string, string>
  ip?: string
}

export interface TestRoute {
  method: string
  /** With its parameters: '/members/:member/email'. */
  url: string
  open: boolean
}

export interface TestMembers {
  app: MembersApp
  config: MembersConfig
  store: Store
  mail: MailWorker
  /** Milliseconds since 1970: a day in November 2026, once it listens the machine's own; a test moves it. */
  clock: { now: number }
  lines: Record<string, unknown>[]
  /** All that the application answers. */
  routes: readonly TestRoute[]
  ask(method: string, url: string, question?: Question): Promise<LightMyRequestResponse>
  /** Joins and gives the session's token and the member. */
  join(
    email: string,
    more?: object,
  ): Promise<{ token: string; member: Record<string, unknown> & { id_string: string } }>
  /** All mail so far, oldest first. */
  letters(): Promise<Email[]>
}

/** Argon2 as ever, with less memory: these accounts protect nobody. */
export const quickPasswords = (): Passwords => createPasswords({ memoryCost: 64, timeCost: 1, parallelism: 1 })

export const password = 'a long enough password'

export interface MembersOptions {
  passwords?: Passwords
  transport?: Transport
  env?: Record<string, string>
  clock?: { now: number }
  /** Mail leaves by itself; else when `letters()` or `mail.drain()` asks for it. */
  mailLeaves?: boolean
}

export async function testMembers(t: Owner, place: StorePlace, options: MembersOptions = {}): Promise<TestMembers> {
  const { clock = { now: Date.parse('2026-11-21T12:00:00Z') } } = options
  const env = { NODE_ENV: 'test', DATA_DIR: place.dataDir, MEMBERS_SOCKET: '/not/listening', ...options.env }
  const config = loadMembersConfig(env)
  const store = await openTestStore(t, place)
  const lines: Record<string, unknown>[] = []
  const out = new Writable({
    write(chunk, _encoding, done) {
      for (const line of String(chunk).split('\n')) if (line) lines.push(JSON.parse(line))
      done()
    },
  })
  const logger = pino({ level: config.logLevel }, out)
  const transport = options.transport ?? createMailTransport(config)
  const now = () => clock.now
  const mail = startMailWorker({ store, transport, site: config.siteOrigin, logger, now })
  const passwords = options.passwords ?? quickPasswords()
  const routes: TestRoute[] = []
  const onRoute = ({ method, url, config }: RouteOptions) => {
    for (const one of [method].flat()) routes.push({ method: one, url, open: config?.open === true })
  }
  const app = await buildMembers(config, store, {
    logger,
    passwords,
    now,
    onRoute,
    ...(options.mailLeaves && { mail }),
  })
  // A site and a browser in front of it know what day it is; a session of before would be old at once.
  let asked = false
  if (!options.clock) {
    app.addHook('onRequest', async () => {
      asked = true
    })
    app.addHook('onListen', async () => {
      if (asked) throw new Error('A member API that is to listen listens before anybody asks it.')
      clock.now = Date.now()
    })
  }
  t.teardown(async () => {
    await app.close()
    await mail.stop()
  })
  const ask = (method: string, url: string, { token, body, headers, ip = '192.0.2.1' }: Question = {}) =>
    app.inject({
      method: method as InjectOptions['method'],
      url,
      headers: { ...(token && { authorization: `Bearer ${token}` }), 'x-forwarded-for': ip, ...headers },
      ...(body && { payload: body }),
    })
  let joined = 0
  return {
    app,
    config,
    store,
    mail,
    clock,
    lines,
    routes,
    ask,
    async join(email, more = {}) {
      const ip = `198.51.100.${++joined}` // so that no test meets the limit by accident
      const answer = await ask('POST', '/accounts', { body: { email, password, ...more }, ip })
      if (answer.statusCode !== 201) throw new Error(`${email} could not join: ${answer.body}`)
      return answer.json()
    },
    async letters() {
      await mail.drain()
      const names = existsSync(config.outboxDir) ? readdirSync(config.outboxDir).sort() : []
      return Promise.all(names.map(name => PostalMime.parse(readFileSync(`${config.outboxDir}/${name}`))))
    },
  }
}
