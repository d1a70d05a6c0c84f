// The member API's only reader of the environment. It never repeats an address that may hold a password.
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

const databaseWords = 'postgres://user:password@host/database'
const smtpWords = 'smtp://user:password@host:port or smtps://…'

const Env = Type.Object({
  ...commonVariables,
  PORT: port(3000),
  MEMBERS_PORT: port(3010),
  // The system cuts a longer path silently.
  MEMBERS_SOCKET: Type.Optional(
    text('the path of a socket, of at most 107 characters', { minLength: 1, maxLength: 107 }),
  ),
  DATABASE_URL: Type.Optional(text(databaseWords, { pattern: '^postgres(ql)?://\\S+$', secret: true })),
  SMTP_URL: Type.Optional(text(smtpWords, { pattern: '^smtps?://\\S+$', secret: true })),
  MEMBERS_BACKUP_KEY: Type.Optional(
    text('a passphrase of at least 16 characters, or 32 bytes in base64', { minLength: 16, secret: true }),
  ),
  AVATAR_STORE: text("'file': a store at s3:// is not built in yet", { pattern: '^file$', default: 'file' }),
  MAIN_ORIGIN: origin(),
  SITE_ORIGIN: origin(),
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
 * @throws ConfigError naming the variable, what it must be, and what it is unless that may be secret.
 */
export function loadMembersConfig(env: NodeJS.ProcessEnv): MembersConfig {
  const values = readEnvironment(Env, env)
  const { DATABASE_URL, SMTP_URL, SITE_ORIGIN, MAIN_ORIGIN } = values
  if (!hasHost(DATABASE_URL)) throw invalidVariable('DATABASE_URL', databaseWords, DATABASE_URL, true)
  if (!hasHost(SMTP_URL)) throw invalidVariable('SMTP_URL', smtpWords, SMTP_URL, true)
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
