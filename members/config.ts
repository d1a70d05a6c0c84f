// The only file of the member API that reads the environment. An error never quotes a URL that may hold a password.
import { join } from 'node:path'
import { Type } from 'typebox'
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

const databaseFormat = 'postgres://user:password@host/database'
const smtpFormat = 'smtp://user:password@host:port or smtps://…'

const Env = Type.Object({
  ...commonVariables,
  PORT: port(3000),
  MEMBERS_PORT: port(3010),
  // The system silently cuts off a longer path.
  MEMBERS_SOCKET: Type.Optional(
    text('the path of a socket, of at most 107 characters', { minLength: 1, maxLength: 107 }),
  ),
  DATABASE_URL: Type.Optional(text(databaseFormat, { pattern: '^postgres(ql)?://\\S+$', secret: true })),
  SMTP_URL: Type.Optional(text(smtpFormat, { pattern: '^smtps?://\\S+$', secret: true })),
  MEMBERS_BACKUP_KEY: Type.Optional(
    text('a passphrase of at least 16 characters, or 32 bytes in base64', { minLength: 16, secret: true }),
  ),
  AVATAR_STORE: text("'file': a store at s3:// is not built in yet", { pattern: '^file$', default: 'file' }),
  MAIN_ORIGIN: origin(),
  SITE_ORIGIN: origin(),
})

export interface MembersConfig {
  /** A unix socket to listen on instead of host and port. */
  readonly socket: string | undefined
  readonly host: string
  readonly port: number
  /** Undefined: SQLite in `dataDir`. */
  readonly databaseUrl: string | undefined
  readonly dataDir: string
  /** Folder of uploaded pictures. */
  readonly avatarDir: string
  /** Undefined: emails are written to `outboxDir` as files. */
  readonly smtpUrl: string | undefined
  readonly outboxDir: string
  /** Passphrase that encrypts backups; undefined: they are not encrypted. */
  readonly backupKey: string | undefined
  /** Origin of links in emails, and of passkeys. */
  readonly siteOrigin: string
  /** Proxies whose X-Forwarded-For is trusted. On a socket every client is: only the site can reach it. */
  readonly trustProxy: readonly string[]
  readonly logLevel: string
  readonly mode: 'production' | 'development' | 'test'
}

/**
 * Reads and freezes the configuration.
 * @throws ConfigError naming the variable, what it must be, and what it is unless that may be secret.
 */
export function loadMembersConfig(env: NodeJS.ProcessEnv): MembersConfig {
  const values = readEnvironment(Env, env)
  const { DATABASE_URL, SMTP_URL, SITE_ORIGIN, MAIN_ORIGIN } = values
  if (!hasHost(DATABASE_URL)) throw invalidVariable('DATABASE_URL', databaseFormat, DATABASE_URL, true)
  if (!hasHost(SMTP_URL)) throw invalidVariable('SMTP_URL', smtpFormat, SMTP_URL, true)
  const site = SITE_ORIGIN ?? MAIN_ORIGIN ?? `http://localhost:${values.PORT}`
  return Object.freeze({
    socket: values.MEMBERS_SOCKET,
    host: values.HOST,
    port: values.MEMBERS_PORT,
    databaseUrl: DATABASE_URL,
    dataDir: values.DATA_DIR,
    avatarDir: join(values.DATA_DIR, 'avatars'),
    smtpUrl: SMTP_URL,
    outboxDir: join(values.DATA_DIR, 'outbox'),
    backupKey: values.MEMBERS_BACKUP_KEY,
    siteOrigin: parseOrigin(SITE_ORIGIN ? 'SITE_ORIGIN' : 'MAIN_ORIGIN', site),
    trustProxy: parseAddresses('TRUST_PROXY', values.TRUST_PROXY),
    logLevel: values.LOG_LEVEL,
    mode: values.NODE_ENV,
  })
}

const hasHost = (url: string | undefined) => url === undefined || Boolean(URL.parse(url)?.hostname)
