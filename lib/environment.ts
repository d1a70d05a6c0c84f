// Reads the environment by a table of what each variable must be. What a start is refused for is said in one line that
// names the variable.
import { isIP } from 'node:net'
import { type Static, type TObject, type TProperties, type TSchema, Type } from 'typebox'
import { Check } from 'typebox/value'

/** A start was refused; the message is for the operator. */
export class ConfigError extends Error {
  code = 'CONFIG_INVALID'
}

// A row of the table: what the variable must be (for people), its form, its default.
export const text = (expects: string, rest: object) => Type.String({ ...rest, expects })
const oneOf = <T extends string>(names: readonly [...T[]], fallback: T) =>
  Type.Enum(names, { expects: `one of ${names.join(', ')}`, default: fallback })
export const port = (fallback?: number) =>
  Type.Integer({ minimum: 1, maximum: 65535, default: fallback, expects: 'a port from 1 to 65535' })
const originWords = 'an origin without a path, such as https://example.com'
export const origin = () => Type.Optional(text(originWords, { pattern: '^https?://[^/\\s?#@]+/?$' }))
const addressWords = 'addresses or networks (10.0.0.0/8) separated by commas'

/** Rows that every process of a server has. */
export const ofEveryProcess = {
  HOST: text('a host name or an address to listen on', { pattern: '^[\\w.:-]+$', default: 'localhost' }),
  DATA_DIR: text('a folder', { minLength: 1, default: '.data' }),
  TRUST_PROXY: Type.Optional(text(addressWords, { minLength: 2 })),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'info'),
  NODE_ENV: oneOf(['production', 'development', 'test'], 'production'),
}

/**
 * The values of the variables in a table; an empty one counts as not set.
 * @throws ConfigError naming the variable, what it must be, and what it is unless its row says `secret`
 */
export function readEnvironment<P extends TProperties>(table: TObject<P>, env: NodeJS.ProcessEnv): Static<TObject<P>> {
  const values: Record<string, unknown> = {}
  // typebox keeps own keywords at run time and leaves them out of its types
  const rows = Object.entries(table.properties) as unknown as [string, TSchema & Row & { default?: unknown }][]
  for (const [name, row] of rows) {
    const given = env[name] === '' ? undefined : env[name]
    const value = given === undefined ? row.default : 'minimum' in row && /^\d+$/.test(given) ? Number(given) : given
    if (value === undefined) continue
    if (!Check(row, value)) throw wrongVariable(name, row.expects, given, row.secret)
    values[name] = value
  }
  return values as Static<TObject<P>> // each was checked
}

interface Row {
  expects: string
  secret?: boolean
}

export const wrongVariable = (name: string, expects: string, value: string | undefined, secret = false) => {
  const is = value === undefined ? 'not set' : JSON.stringify(value)
  return new ConfigError(`${name} must be ${expects}${secret ? '.' : `, but is ${is}.`}`)
}

/** @throws ConfigError for what is none after all, such as a port over 65535 */
export function originIn(name: string, value: string): string {
  const url = URL.parse(value)
  if (!url) throw wrongVariable(name, originWords, value)
  return url.origin
}

/** @throws ConfigError for anything else in it */
export function addressesIn(name: string, value: string | undefined): readonly string[] {
  const list = value?.split(',').map(address => address.trim()) ?? []
  if (!list.every(isAddress)) throw wrongVariable(name, addressWords, value)
  return Object.freeze(list)
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
