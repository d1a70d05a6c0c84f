// The member API's only reader of the environment. It never repeats an address that may hold a password.
import { isIP } from 'node:net'
import { join } from 'node:path'
import { type Static, type TSchema, Type } from 'typebox'
import { Check } from 'typebox/value'

/** A start was refused; the message is one line for the operator. */
export class MembersConfigError extends Error {
  code = 'CONFIG_INVALID'
}

// Each variable: what it must be (for people), its form, its default. An empty value counts as not set.
const text = (expects: string, rest: object) => Type.String({ ...rest, expects })
const originWords = 'an origin without a path, such as https://example.com'
const origin = () => Type.Optional(text(originWords, { pattern: '^https?://[^/\\s?#@]+/?$' }))
const port = (fallback: number) =>
  Type.Integer({ minimum: 1, maximum: 65535, default: fallback, expects: 'a port from 1 to 65535' })

const Env = Type.Object({
  HOST: text('a host name or an address to listen on', { pattern: '^[\\w.:-]+$', default: 'localhost' }),
  PORT: port(3000),
  MEMBERS_PORT: port(3010),
  // The system cuts a longer path silently.
  MEMBERS_SOCKET: Type.Optional(
    text('the path of a socket, of at most 107 characters', { minLength: 1, maxLength: 107 }),
  ),
  DATABASE_URL: Type.Optional(
    text('postgres://user:password@host/database', { pattern: '^postgres(ql)?://\\S+$', secret: true }),
  ),
  DATA_DIR: text('a folder', { minLength: 1, default: '.data' }),
  SMTP_URL: Type.Optional(
    text('smtp://user:password@host:port or smtps://…', { pattern: '^smtps?://\\S+$', secret: true }),
  ),
  MEMBERS_BACKUP_KEY: Type.Optional(
    text('a passphrase of at least 16 characters, or 32 bytes in base64', { minLength: 16, secret: true }),
  ),
  AVATAR_STORE: text("'file': a store at s3:// is not built in yet", { pattern: '^file$', default: 'file' }),
  MAIN_ORIGIN: origin(),
  SITE_ORIGIN: origin(),
  TRUST_PROXY: Type.Optional(text('addresses or networks (10.0.0.0/8) separated by commas', { minLength: 2 })),
  LOG_LEVEL: text('one of fatal, error, warn, info, debug, trace, silent', {
    pattern: '^(fatal|error|warn|info|debug|trace|silent)$',
    default: 'info',
  }),
  NODE_ENV: text('one of production, development, test', {
    pattern: '^(production|development|test)$',
    default: 'production',
  }),
})

export interface MembersConfig {
  /** A unix socket to listen on; then host and port do not count. */
  readonly socket: string | undefined
  readonly host: string
  readonly port: number
  /** Undefined: SQLite in `dataDir`. */
  readonly databaseUrl: string | undefined
  readonly dataDir: string
  /** Where uploaded pictures are kept. */
  readonly avatarDir: string
  /** Undefined: mail is written to `outboxDir`. */
  readonly smtpUrl: string | undefined
  readonly outboxDir: string
  /** What copies of the database are encrypted with; undefined: they are not. */
  readonly backupKey: string | undefined
  /** Where links in mails lead. */
  readonly siteOrigin: string
  /** Who is believed about a visitor's address. On a socket everyone is: only the site has it. */
  readonly trustProxy: readonly string[]
  readonly logLevel: string
  readonly mode: 'production' | 'development' | 'test'
}

/**
 * Reads and freezes the configuration.
 * @throws MembersConfigError naming the variable, what it must be, and what it is unless that may be secret.
 */
export function loadMembersConfig(env: NodeJS.ProcessEnv): MembersConfig {
  const values = readValues(env)
  for (const name of ['DATABASE_URL', 'SMTP_URL'] as const) {
    if (values[name] !== undefined && !URL.parse(values[name])?.hostname)
      throw refuse(name, Env.properties[name], values[name])
  }
  const origin = values.SITE_ORIGIN ?? values.MAIN_ORIGIN ?? `http://localhost:${values.PORT}`
  const site = URL.parse(origin)
  if (!site) throw refuse(values.SITE_ORIGIN ? 'SITE_ORIGIN' : 'MAIN_ORIGIN', { expects: originWords }, origin)
  const trustProxy = values.TRUST_PROXY?.split(',').map(a => a.trim()) ?? []
  if (!trustProxy.every(isAddress)) throw refuse('TRUST_PROXY', Env.properties.TRUST_PROXY, values.TRUST_PROXY)
  return Object.freeze({
    socket: values.MEMBERS_SOCKET,
    host: values.HOST,
    port: values.MEMBERS_PORT,
    databaseUrl: values.DATABASE_URL,
    dataDir: values.DATA_DIR,
    avatarDir: join(values.DATA_DIR, 'avatars'),
    smtpUrl: values.SMTP_URL,
    outboxDir: join(values.DATA_DIR, 'outbox'),
    backupKey: values.MEMBERS_BACKUP_KEY,
    siteOrigin: site.origin,
    trustProxy: Object.freeze(trustProxy),
    logLevel: values.LOG_LEVEL,
    mode: values.NODE_ENV as MembersConfig['mode'],
  })
}

function readValues(env: NodeJS.ProcessEnv): Static<typeof Env> {
  const values: Record<string, unknown> = {}
  // typebox keeps own keywords at run time and leaves them out of its types
  for (const [name, schema] of Object.entries(Env.properties as Record<string, unknown>) as [
    string,
    TSchema & { default?: unknown },
  ][]) {
    const given = env[name] === '' ? undefined : env[name]
    const value =
      given === undefined ? schema.default : 'minimum' in schema && /^\d+$/.test(given) ? Number(given) : given
    if (value === undefined) continue
    if (!Check(schema, value)) throw refuse(name, schema, given)
    values[name] = value
  }
  return values as Static<typeof Env>
}

function refuse(name: string, schema: object, value: unknown) {
  const { expects, secret } = schema as { expects: string; secret?: boolean } // our own keywords, see above
  return new MembersConfigError(`${name} must be ${expects}${secret ? '.' : `, but is ${JSON.stringify(value)}.`}`)
}

function isAddress(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  const family = isIP(address)
  return (
    family > 0 &&
    rest.length === 0 &&
    (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128)))
  )
}
