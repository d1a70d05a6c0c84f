import t from 'tap'
import { ConfigError } from '../../lib/environment.ts'
import { loadConfig } from '../../server/config.ts'

t.test('nothing needs to be set', async t => {
  const config = loadConfig({})
  t.match(config, {
    host: 'localhost',
    port: 3000,
    opsPort: undefined,
    origins: { main: 'http://localhost:3000', names: 'http://localhost:3000', registry: 'http://localhost:3000' },
    cookieDomain: undefined,
    trustProxy: [],
    countryHeader: 'cf-ipcountry',
    defaultCountry: 'US',
    dataDir: '.data',
    memberApiUrl: undefined,
    experimentsOn: false,
    offline: true,
    workers: 1,
    pageCacheBytes: 64 * 1024 * 1024,
    logLevel: 'info',
    mode: 'production',
  })
  t.ok(Object.isFrozen(config) && Object.isFrozen(config.origins))
})

const good: [variable: string, value: string, field: string, expected: unknown][] = [
  ['HOST', '0.0.0.0', 'host', '0.0.0.0'],
  ['HOST', '::1', 'host', '::1'],
  ['PORT', '1', 'port', 1],
  ['PORT', '65535', 'port', 65535],
  ['OPS_PORT', '9090', 'opsPort', 9090],
  ['COOKIE_DOMAIN', 'almanac.test', 'cookieDomain', 'almanac.test'],
  ['TRUST_PROXY', '10.0.0.0/8, ::1,192.0.2.7', 'trustProxy', ['10.0.0.0/8', '::1', '192.0.2.7']],
  ['COUNTRY_HEADER', 'X-Country', 'countryHeader', 'x-country'],
  ['DEFAULT_COUNTRY', 'DE', 'defaultCountry', 'DE'],
  ['DATA_DIR', '/var/lib/a b', 'dataDir', '/var/lib/a b'],
  ['MEMBER_API_URL', 'http://10.0.0.1:4000', 'memberApiUrl', 'http://10.0.0.1:4000'],
  ['MEMBER_API_URL', 'http://10.0.0.1:4000/', 'memberApiUrl', 'http://10.0.0.1:4000'],
  ['MEMBERS_SOCKET', '/run/almanac/members.sock', 'membersSocket', '/run/almanac/members.sock'],
  ['ABTEST_ENABLE', 'true', 'experimentsOn', true],
  ['ABTEST_ENABLE', 'false', 'experimentsOn', false],
  ['OFFLINE', 'on', 'offline', true],
  ['OFFLINE', 'off', 'offline', false],
  ['AD_PROVIDER', 'https://ads.test/unit', 'adProvider', 'https://ads.test/unit'],
  ['AD_PROVIDER', 'http://127.0.0.1:90/unit', 'adProvider', 'http://127.0.0.1:90/unit'],
  ['STICKY_AD', 'on', 'stickyAd', true],
  ['STICKY_AD', 'off', 'stickyAd', false],
  ['WORKERS', 'auto', 'workers', 'auto'],
  ['WORKERS', '8', 'workers', 8],
  ['PAGE_CACHE_MB', '0', 'pageCacheBytes', 0],
  ['PAGE_CACHE_MB', '1', 'pageCacheBytes', 1_048_576],
  ['LOG_LEVEL', 'warn', 'logLevel', 'warn'],
  ['NODE_ENV', 'development', 'mode', 'development'],
]

t.test('good values are taken', async t => {
  for (const [variable, value, field, expected] of good)
    t.same(loadConfig({ [variable]: value })[field as 'port'], expected, `${variable}=${value}`) // any field of the configuration
  const { origins } = loadConfig({
    MAIN_ORIGIN: 'https://WWW.almanac.test/',
    NAMES_ORIGIN: 'https://n.test:8443',
    REGISTRY_ORIGIN: 'http://r.test',
  })
  t.same(origins, { main: 'https://www.almanac.test', names: 'https://n.test:8443', registry: 'http://r.test' })
  t.same(loadConfig({ PORT: '8080' }).origins.names, 'http://localhost:8080', 'the origin follows the port')
})

t.test('the hosts that are not named are where the main one is', async t => {
  const { origins } = loadConfig({ MAIN_ORIGIN: 'https://almanac.test' })
  t.same(new Set(Object.values(origins)), new Set(['https://almanac.test']), 'nothing leads to this machine')
  t.throws(() => loadConfig({ NAMES_ORIGIN: 'https://n.test' }), {
    code: 'CONFIG_INVALID',
    message: /^MAIN_ORIGIN must be set/,
  })
  t.equal(loadConfig({ NAMES_ORIGIN: 'http://names.localhost:3000' }).origins.main, 'http://localhost:3000')
})

t.test('cookies for all hosts need a domain that holds them all', async t => {
  const [main, names] = ['https://www.almanac.test', 'https://names.almanac.test']
  for (const COOKIE_DOMAIN of ['almanac.test', '.almanac.test'])
    t.equal(loadConfig({ MAIN_ORIGIN: main, NAMES_ORIGIN: names, COOKIE_DOMAIN }).cookieDomain, COOKIE_DOMAIN)
  t.equal(loadConfig({ MAIN_ORIGIN: main, COOKIE_DOMAIN: 'www.almanac.test' }).cookieDomain, 'www.almanac.test')
  const wrong = [
    ['manac.test', 'MAIN_ORIGIN'],
    ['almanac.example', 'MAIN_ORIGIN'],
    ['a.www.almanac.test', 'MAIN_ORIGIN'],
    ['www.almanac.test', 'NAMES_ORIGIN'],
  ]
  for (const [COOKIE_DOMAIN, origin] of wrong)
    t.throws(() => loadConfig({ MAIN_ORIGIN: main, NAMES_ORIGIN: names, COOKIE_DOMAIN }), {
      code: 'CONFIG_INVALID',
      message: `COOKIE_DOMAIN must be the host of ${origin} or a domain above it, but is "${COOKIE_DOMAIN}".`,
    })
})

t.test('an empty value counts as not set', async t => {
  const names = [...new Set(good.map(([variable]) => variable)), 'MAIN_ORIGIN', 'NAMES_ORIGIN', 'REGISTRY_ORIGIN']
  t.same(loadConfig(Object.fromEntries(names.map(name => [name, '']))), loadConfig({}))
})

const originsRefused = [
  'example.com',
  'ftp://example.com',
  'https://',
  'https://example.com/shop',
  'https://example.com?x',
  'https://example.com#x',
  'https://user@example.com',
  'https://user:secret@example.com',
  'https://exa mple.com',
  'https://example.com:99999',
  'https://example.com:port',
  'https://[::1',
  'javascript:alert(1)',
  ' https://example.com',
]
const bad: Record<string, string[]> = {
  HOST: ['a b', 'http://x', 'x/y', ' '],
  PORT: ['0', '65536', '-1', '80.5', '0x50', '1e3', 'http', ' 80', '٨٠'],
  OPS_PORT: ['0', '65536', 'off', 'true'],
  MAIN_ORIGIN: originsRefused,
  NAMES_ORIGIN: originsRefused,
  REGISTRY_ORIGIN: originsRefused,
  MEMBER_API_URL: originsRefused,
  MEMBERS_SOCKET: ['members.sock', './members.sock', `/${'a'.repeat(107)}`],
  COOKIE_DOMAIN: [
    'https://example.com',
    'example.com/',
    'exa mple.com',
    '.',
    '*.example.com',
    'a..b',
    'example.com; Secure',
  ],
  TRUST_PROXY: [
    'true',
    '*',
    'localhost',
    '10.0.0',
    '10.0.0.0/33',
    '::1/129',
    '10.0.0.1,',
    ',',
    '10.0.0.0/8/8',
    '10.0.0.0/-1',
    '10.0.0.0/',
  ],
  COUNTRY_HEADER: ['cf ipcountry', 'cf:country', 'ländercode', '\r\nX: y'],
  DEFAULT_COUNTRY: ['us', 'USA', 'U', 'XX', 'ZZ', '12', 'United States'],
  ABTEST_ENABLE: ['TRUE', '1', '0', 'yes', 'on', 'enabled', ' true'],
  AD_PROVIDER: ['ads.test', 'http://ads.test/', 'https://ads.test/?x', 'https://u:p@ads.test/', 'javascript:1'],
  STICKY_AD: ['ON', 'true', '1'],
  OFFLINE: ['ON', 'true', 'false', '0', 'no'],
  WORKERS: ['0', '65', '-1', '1.5', 'all', 'Auto'],
  PAGE_CACHE_MB: ['-1', '1.5', '64MB', 'off', '65537'],
  LOG_LEVEL: ['INFO', 'verbose', 'warning', '30'],
  NODE_ENV: ['prod', 'Production', 'staging'],
}

t.test('a bad value is refused in one line that names the variable, what it must be and what it is', async t => {
  for (const [variable, values] of Object.entries(bad)) {
    for (const value of values) {
      const what = `${variable}=${JSON.stringify(value)}`
      try {
        loadConfig({ [variable]: value })
        t.fail(`${what} was taken`)
      } catch (error) {
        const message = error instanceof ConfigError ? error.message : `not a ConfigError: ${error}`
        t.match(message, new RegExp(`^${variable} must be .{5,}, but is .+\\.$`), what)
        t.notMatch(message, /\n/)
        t.ok(message.includes(JSON.stringify(value)), `${what}: the value is shown`)
      }
    }
  }
})
