// Reads the site's environment variables; no other file of the site does. A wrong one ends the start with one line that
// names it.
import { Type } from 'typebox'
import type { Origins } from '../domain/sites.ts'
import {
  commonVariables,
  invalidVariable,
  origin,
  parseAddresses,
  parseOrigin,
  port,
  readEnvironment,
  text,
} from '../lib/environment.ts'

const countryWords = 'a country code of two capital letters, such as US'

const Env = Type.Object({
  ...commonVariables,
  PORT: port(3000),
  OPS_PORT: Type.Optional(port()),
  MAIN_ORIGIN: origin(),
  NAMES_ORIGIN: origin(),
  REGISTRY_ORIGIN: origin(),
  COOKIE_DOMAIN: Type.Optional(text('a domain, such as example.com', { pattern: '^\\.?[a-z0-9-]+(\\.[a-z0-9-]+)*$' })),
  COUNTRY_HEADER: text('a header name', { pattern: '^[A-Za-z0-9-]+$', default: 'cf-ipcountry' }),
  DEFAULT_COUNTRY: text(countryWords, { pattern: '^[A-Z]{2}$', default: 'US' }),
  MEMBER_API_URL: origin(),
  // The system silently cuts a longer path.
  MEMBERS_SOCKET: Type.Optional(
    text('the path of a socket from the root, of at most 107 characters', { pattern: '^/', maxLength: 107 }),
  ),
  ABTEST_ENABLE: text("'true' or 'false'", { pattern: '^(true|false)$', default: 'false' }),
  OFFLINE: text("'on' or 'off'", { pattern: '^(on|off)$', default: 'on' }),
  AD_PROVIDER: Type.Optional(text('an https: address without a query', { pattern: '^https?://[^?#\\s]+$' })),
  STICKY_AD: text("'on' or 'off'", { pattern: '^(on|off)$', default: 'off' }),
  SPEED_SAMPLE: Type.Integer({ minimum: 0, maximum: 100, default: 10, expects: 'a percentage from 0 to 100' }),
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
})

const originNames = ['MAIN_ORIGIN', 'NAMES_ORIGIN', 'REGISTRY_ORIGIN'] as const

export interface Config {
  readonly host: string
  readonly port: number
  readonly opsPort: number | undefined
  /** Origins of the three sites; those that are not set are the main one. */
  readonly origins: Origins
  readonly cookieDomain: string | undefined
  readonly trustProxy: readonly string[]
  readonly countryHeader: string
  readonly defaultCountry: string
  readonly dataDir: string
  readonly memberApiUrl: string | undefined
  /** The bundled member API's socket, which the primary passes to its workers. Undefined: in a temporary folder. */
  readonly membersSocket: string | undefined
  readonly experimentsOn: boolean
  /** Browsers keep the tools for when there is no network. False withdraws that everywhere. */
  readonly offline: boolean
  /** Whom the units of ads are asked from; undefined while none is sold. */
  readonly adProvider: string | undefined
  /** Somebody has bought the ad at the foot of phones. */
  readonly stickyAd: boolean
  /** Of page views, from 0 to 1: of how many visitors' browsers measure the speed. */
  readonly speedShare: number
  readonly workers: number | 'auto'
  /** 0 turns the cache off. */
  readonly pageCacheBytes: number
  readonly logLevel: string
  readonly mode: 'production' | 'development' | 'test'
}

/**
 * Reads and freezes the configuration.
 * @throws ConfigError that names the variable, what it must be, and what it is
 */
export function loadConfig(env: NodeJS.ProcessEnv): Config {
  const values = readEnvironment(Env, env)
  // With one public origin the main one must be set too: its default, localhost, would stand in links to visitors, and
  // be trusted as the origin of writes.
  const own = values.MAIN_ORIGIN ?? `http://localhost:${values.PORT}`
  for (const name of ['NAMES_ORIGIN', 'REGISTRY_ORIGIN'] as const)
    if (values.MAIN_ORIGIN === undefined && values[name] && !isLocal(values[name]))
      throw invalidVariable('MAIN_ORIGIN', `set when ${name} is`, undefined)
  const originOf = (name: (typeof originNames)[number]) => parseOrigin(name, values[name] ?? own)
  const origins = {
    main: originOf('MAIN_ORIGIN'),
    names: originOf('NAMES_ORIGIN'),
    registry: originOf('REGISTRY_ORIGIN'),
  }
  for (const name of originNames)
    if (values[name] && values.COOKIE_DOMAIN && !isWithin(new URL(values[name]).hostname, values.COOKIE_DOMAIN))
      throw invalidVariable('COOKIE_DOMAIN', `the host of ${name} or a domain above it`, values.COOKIE_DOMAIN)
  if (!isCountry(values.DEFAULT_COUNTRY)) throw invalidVariable('DEFAULT_COUNTRY', countryWords, values.DEFAULT_COUNTRY)
  return Object.freeze({
    host: values.HOST,
    port: values.PORT,
    opsPort: values.OPS_PORT,
    origins: Object.freeze(origins),
    cookieDomain: values.COOKIE_DOMAIN,
    trustProxy: parseAddresses('TRUST_PROXY', values.TRUST_PROXY),
    countryHeader: values.COUNTRY_HEADER.toLowerCase(),
    defaultCountry: values.DEFAULT_COUNTRY,
    dataDir: values.DATA_DIR,
    memberApiUrl: values.MEMBER_API_URL && parseOrigin('MEMBER_API_URL', values.MEMBER_API_URL),
    membersSocket: values.MEMBERS_SOCKET,
    experimentsOn: values.ABTEST_ENABLE === 'true',
    offline: values.OFFLINE === 'on',
    adProvider: providerOf(values.AD_PROVIDER),
    stickyAd: values.STICKY_AD === 'on',
    speedShare: values.SPEED_SAMPLE / 100,
    workers: values.WORKERS === 'auto' ? 'auto' : Number(values.WORKERS),
    pageCacheBytes: values.PAGE_CACHE_MB * 1024 * 1024,
    logLevel: values.LOG_LEVEL,
    mode: values.NODE_ENV,
  })
}

/** @throws ConfigError for an address that is none, or that leaves this machine unencrypted */
function providerOf(address: string | undefined): string | undefined {
  if (address === undefined) return undefined
  const url = URL.parse(address)
  const isFit = url && !url.username && (url.protocol === 'https:' || /^(?:localhost|127\.0\.0\.1)$/.test(url.hostname))
  if (!isFit) throw invalidVariable('AD_PROVIDER', 'an https: address without a query', address)
  return url.href
}

/** True also for an invalid origin, which `parseOrigin` refuses with its own message. */
const isLocal = (origin: string) => /(?:^|\.)localhost$/.test(URL.parse(origin)?.hostname ?? 'localhost')

/** Browsers refuse a cookie for a domain that does not contain its host. */
const isWithin = (host: string, domain: string) => `.${host}`.endsWith(`.${domain.replace(/^\./, '')}`)

const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
/** ZZ is the code of the unknown region. */
const isCountry = (code: string) => code !== 'ZZ' && regions.of(code) !== undefined
