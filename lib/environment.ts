// Reads environment variables by a table of what each must be. A wrong one ends the start with one line that names it.
import { isIP } from 'node:net'
import { type Static, type TObject, type TProperties, type TSchema, Type } from 'typebox'
import { Check } from 'typebox/value'

/** A start is refused; the message is for the operator. */
export class ConfigError extends Error {
  code = 'CONFIG_INVALID'
}

// Rows of the table: each has a schema, a default, and in `expects` the words for the operator.
export const text = (expects: string, rest: object) => Type.String({ ...rest, expects })
const oneOf = <T extends string>(names: readonly [...T[]], fallback: T) =>
  Type.Enum(names, { expects: `one of ${names.join(', ')}`, default: fallback })
export const port = (fallback?: number) =>
  Type.Integer({ minimum: 1, maximum: 65535, default: fallback, expects: 'a port from 1 to 65535' })
const originExpected = 'an origin without a path, such as https://example.com'
export const origin = () => Type.Optional(text(originExpected, { pattern: '^https?://[^/\\s?#@]+/?$' }))
const addressesExpected = 'addresses or networks (10.0.0.0/8) separated by commas'

/** Variables that the site and the member API both read. */
export const commonVariables = {
  HOST: text('a host name or an address to listen on', { pattern: '^[\\w.:-]+$', default: 'localhost' }),
  DATA_DIR: text('a folder', { minLength: 1, default: '.data' }),
  TRUST_PROXY: Type.Optional(text(addressesExpected, { minLength: 2 })),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'info'),
  NODE_ENV: oneOf(['production', 'development', 'test'], 'production'),
}

/**
 * The values of the variables in a table; an empty one counts as not set.
 * @throws ConfigError naming the variable, what it must be, and what it is unless its row says `secret`
 */
export function readEnvironment<P extends TProperties>(table: TObject<P>, env: NodeJS.ProcessEnv): Static<TObject<P>> {
  const values: Record<string, unknown> = {}
  // as: typebox keeps keywords of our own at run time, but not in its types
  const rows = Object.entries(table.properties) as unknown as [string, TSchema & Row & { default?: unknown }][]
  for (const [name, row] of rows) {
    const given = env[name] === '' ? undefined : env[name]
    const value = given === undefined ? row.default : 'minimum' in row && /^\d+$/.test(given) ? Number(given) : given
    if (value === undefined) continue
    if (!Check(row, value)) throw invalidVariable(name, row.expects, given, row.secret)
    values[name] = value
  }
  return values as Static<TObject<P>> // as: each was checked above
}

interface Row {
  expects: string
  secret?: boolean
}

export const invalidVariable = (name: string, expects: string, value: string | undefined, secret = false) => {
  const is = value === undefined ? 'not set' : JSON.stringify(value)
  return new ConfigError(`${name} must be ${expects}${secret ? '.' : `, but is ${is}.`}`)
}

/** The origin of an address. @throws ConfigError for an invalid one that fits the pattern, such as a port over 65535 */
export function parseOrigin(name: string, value: string): string {
  const url = URL.parse(value)
  if (!url) throw invalidVariable(name, originExpected, value)
  return url.origin
}

/** A list of addresses and networks, separated by commas; empty when not set. @throws ConfigError for any other item */
export function parseAddresses(name: string, value: string | undefined): readonly string[] {
  const list = value?.split(',').map(address => address.trim()) ?? []
  if (!list.every(isAddress)) throw invalidVariable(name, addressesExpected, value)
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
