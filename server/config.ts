// The site's only reader of the environment. Everything a start can be refused for is said here, in a line that names
// the variable.
import { isIP } from 'node:net'
import { type Static, type TSchema, Type } from 'typebox'
import { Check } from 'typebox/value'
import type { Origins } from '../domain/sites.ts'

/** A start was refused; the message is for the operator. */
export class ConfigError extends Error {
  code = 'CONFIG_INVALID'
}

// Each variable: what it must be (for people), its form, its default. An empty value counts as not set.
const text = (expects: string, rest: object) => Type.String({ ...rest, expects })
const origin = (fallback?: string) =>
  Type.Optional(
    text('an origin without a path, such as https://example.com', {
      pattern: '^https?://[^/\\s?#@]+/?$',
      default: fallback,
    }),
  )

const Env = Type.Object({
  HOST: text('a host name or an address to listen on', { pattern: '^[\\w.:-]+$', default: 'localhost' }),
  PORT: Type.Integer({ minimum: 1, maximum: 65535, default: 3000, expects: 'a port from 1 to 65535' }),
  OPS_PORT: Type.Optional(Type.Integer({ minimum: 1, maximum: 65535, expects: 'a port from 1 to 65535' })),
  MAIN_ORIGIN: origin(),
  NAMES_ORIGIN: origin(),
  REGISTRY_ORIGIN: origin(),
  COOKIE_DOMAIN: Type.Optional(text('a domain, such as example.com', { pattern: '^\\.?[a-z0-9-]+(\\.[a-z0-9-]+)*$' })),
  TRUST_PROXY: Type.Optional(text('addresses or networks (10.0.0.0/8) separated by commas', { minLength: 2 })),
  COUNTRY_HEADER: text('a header name', { pattern: '^[A-Za-z0-9-]+$', default: 'cf-ipcountry' }),
  DEFAULT_COUNTRY: text('a country code of two capital letters, such as US', { pattern: '^[A-Z]{2}$', default: 'US' }),
  DATA_DIR: text('a folder', { minLength: 1, default: '.data' }),
  MEMBER_API_URL: origin(),
  // The system cuts a longer path silently.
  MEMBERS_SOCKET: Type.Optional(
    text('the path of a socket from the root, of at most 107 characters', { pattern: '^/', maxLength: 107 }),
  ),
  ABTEST_ENABLE: text("'true' or 'false'", { pattern: '^(true|false)$', default: 'false' }),
  WORKERS: text("a number of processes from 1 to 64, or 'auto'", {
    pattern: '^(auto|[1-9]|[1-5][0-9]|6[0-4])$',
    default: '1',
  }),
  PAGE_CACHE_MB: Type.Integer({
    minimum: 0,
    maximum: 65536,
    default: 64,
    expects: 'a number of megabytes, 0 for none',
  }),
  LOG_LEVEL: text('one of fatal, error, warn, info, debug, trace, silent', {
    pattern: '^(fatal|error|warn|info|debug|trace|silent)$',
    default: 'info',
  }),
  NODE_ENV: text('one of production, development, test', {
    pattern: '^(production|development|test)$',
    default: 'production',
  }),
})

export interface Config {
  readonly host: string
  readonly port: number
  readonly opsPort: number | undefined
  /** Origins of the three hosts; the same one thrice when they are not set. */
  readonly origins: Origins
  readonly cookieDomain: string | undefined
  readonly trustProxy: readonly string[]
  readonly countryHeader: string
  readonly defaultCountry: string
  readonly dataDir: string
  readonly memberApiUrl: string | undefined
  /** Where the bundled member API listens; workers are told by their primary. Undefined: in a folder of its own. */
  readonly membersSocket: string | undefined
  readonly experimentsOn: boolean
  readonly workers: number | 'auto'
  /** 0 is off. */
  readonly pageCacheBytes: number
  readonly logLevel: string
  readonly mode: 'production' | 'development' | 'test'
}

/**
 * Reads and freezes the configuration.
 * @throws ConfigError naming the variable, what it must be and what it is.
 */
export function loadConfig(env: NodeJS.ProcessEnv): Config {
  const values = readValues(env)
  // Who names one origin has all hosts there: nothing of ours may then lead to this machine, or take writes from it.
  const own = values.MAIN_ORIGIN ?? `http://localhost:${values.PORT}`
  for (const name of ['NAMES_ORIGIN', 'REGISTRY_ORIGIN'] as const)
    if (values.MAIN_ORIGIN === undefined && values[name] && !isLocal(values[name]))
      throw refuse('MAIN_ORIGIN', `set when ${name} is`, undefined)
  const originOf = (name: 'MAIN_ORIGIN' | 'NAMES_ORIGIN' | 'REGISTRY_ORIGIN' | 'MEMBER_API_URL') => {
    try {
      return new URL(values[name] ?? own).origin
    } catch {
      throw refuse(name, 'an origin without a path, such as https://example.com', values[name])
    }
  }
  const trustProxy = values.TRUST_PROXY?.split(',').map(a => a.trim()) ?? []
  if (!trustProxy.every(isAddress))
    throw refuse('TRUST_PROXY', 'addresses or networks (10.0.0.0/8) separated by commas', values.TRUST_PROXY)
  if (!isCountry(values.DEFAULT_COUNTRY))
    throw refuse('DEFAULT_COUNTRY', 'a country code of two capital letters, such as US', values.DEFAULT_COUNTRY)
  return Object.freeze({
    host: values.HOST,
    port: values.PORT,
    opsPort: values.OPS_PORT,
    origins: Object.freeze({
      main: originOf('MAIN_ORIGIN'),
      names: originOf('NAMES_ORIGIN'),
      registry: originOf('REGISTRY_ORIGIN'),
    }),
    cookieDomain: values.COOKIE_DOMAIN,
    trustProxy: Object.freeze(trustProxy),
    countryHeader: values.COUNTRY_HEADER.toLowerCase(),
    defaultCountry: values.DEFAULT_COUNTRY,
    dataDir: values.DATA_DIR,
    memberApiUrl: values.MEMBER_API_URL && originOf('MEMBER_API_URL'),
    membersSocket: values.MEMBERS_SOCKET,
    experimentsOn: values.ABTEST_ENABLE === 'true',
    workers: values.WORKERS === 'auto' ? 'auto' : Number(values.WORKERS),
    pageCacheBytes: values.PAGE_CACHE_MB * 1024 * 1024,
    logLevel: values.LOG_LEVEL,
    mode: values.NODE_ENV as Config['mode'],
  })
}

function readValues(env: NodeJS.ProcessEnv): Static<typeof Env> {
  const values: Record<string, unknown> = {}
  // typebox keeps own keywords at run time and leaves them out of its types
  for (const [name, schema] of Object.entries(Env.properties as Record<string, unknown>) as [
    string,
    TSchema & { default?: unknown; expects: string },
  ][]) {
    const given = env[name] === '' ? undefined : env[name]
    const value =
      given === undefined ? schema.default : 'minimum' in schema && /^\d+$/.test(given) ? Number(given) : given
    if (value === undefined) continue
    if (!Check(schema, value)) throw refuse(name, schema.expects, given)
    values[name] = value
  }
  return values as Static<typeof Env>
}

const refuse = (name: string, expects: string, value: unknown) =>
  new ConfigError(`${name} must be ${expects}, but is ${value === undefined ? 'not set' : JSON.stringify(value)}.`)

/** What cannot be read at all is refused for that. */
const isLocal = (origin: string) => /(?:^|\.)localhost$/.test(URL.parse(origin)?.hostname ?? 'localhost')

function isAddress(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  const family = isIP(address)
  return (
    family > 0 &&
    rest.length === 0 &&
    (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128)))
  )
}

const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
/** ZZ is the code for "unknown region". */
const isCountry = (code: string) => code !== 'ZZ' && regions.of(code) !== undefined
