import t from 'tap'
import { loadMembersConfig } from '../../members/config.ts'

t.test('nothing needs to be set', async t => {
  const config = loadMembersConfig({})
  t.same(config, {
    socket: undefined,
    host: 'localhost',
    port: 3010,
    databaseUrl: undefined,
    dataDir: '.data',
    avatarDir: '.data/avatars',
    smtpUrl: undefined,
    outboxDir: '.data/outbox',
    backupKey: undefined,
    siteOrigin: 'http://localhost:3000',
    trustProxy: [],
    logLevel: 'info',
    mode: 'production',
  })
  t.ok(Object.isFrozen(config))
})

t.test('good values are taken', async t => {
  const given = {
    MEMBERS_SOCKET: '/run/a/members.sock',
    MEMBERS_PORT: '4010',
    DATABASE_URL: 'postgresql://me:secret@db.test:5432/almanac',
    DATA_DIR: '/var/lib/a b',
    SMTP_URL: 'smtps://me:secret@mail.test:465',
    AVATAR_STORE: 'file',
    TRUST_PROXY: '10.0.0.0/8, ::1',
    LOG_LEVEL: 'warn',
    NODE_ENV: 'test',
  }
  t.match(loadMembersConfig(given), {
    socket: '/run/a/members.sock',
    port: 4010,
    databaseUrl: given.DATABASE_URL,
    smtpUrl: given.SMTP_URL,
    outboxDir: '/var/lib/a b/outbox',
    trustProxy: ['10.0.0.0/8', '::1'],
    logLevel: 'warn',
    mode: 'test',
  })
  const origins: [object, string][] = [
    [{ PORT: '8080' }, 'http://localhost:8080'],
    [{ MAIN_ORIGIN: 'https://WWW.almanac.test/', PORT: '8080' }, 'https://www.almanac.test'],
    [{ MAIN_ORIGIN: 'https://www.almanac.test', SITE_ORIGIN: 'https://almanac.test' }, 'https://almanac.test'],
    [{ SITE_ORIGIN: '' }, 'http://localhost:3000'],
  ]
  for (const [env, origin] of origins) t.equal(loadMembersConfig({ ...env }).siteOrigin, origin, JSON.stringify(env))
})

const wrong: [variable: string, value: string][] = [
  ['HOST', 'two words'],
  ['PORT', '0'],
  ['MEMBERS_PORT', '65536'],
  ['MEMBERS_PORT', 'abc'],
  ['MEMBERS_SOCKET', `/tmp/${'a'.repeat(103)}`],
  ['DATABASE_URL', 'mysql://me:secret@db.test/almanac'],
  ['DATABASE_URL', 'postgres://me:secret@'],
  ['DATABASE_URL', 'postgres://me:secret@db.test:99999/almanac'],
  ['MEMBERS_BACKUP_KEY', 'secret'],
  ['SMTP_URL', 'http://me:secret@mail.test'],
  ['SMTP_URL', 'smtp://me:secret@mail.test:port'],
  ['AVATAR_STORE', 's3://bucket?endpoint=https://s3.test'],
  ['AVATAR_STORE', 'memory'],
  ['MAIN_ORIGIN', 'https://example.com/path'],
  ['SITE_ORIGIN', 'example.com'],
  ['SITE_ORIGIN', 'http://localhost:99999'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['LOG_LEVEL', 'loud'],
  ['NODE_ENV', 'prod'],
]

t.test('a wrong value is refused in one line that names it and tells no secret', async t => {
  for (const [variable, value] of wrong) {
    const load = () => loadMembersConfig({ [variable]: value })
    t.throws(
      load,
      { code: 'CONFIG_INVALID', message: new RegExp(`^${variable} must be .*\\.$`) },
      `${variable}=${value}`,
    )
    t.throws(load, { message: /^(?!.*secret)/ }, 'no secret')
  }
})
