// The logger (pino, to standard output), and the part of an error that may be logged: never a value from the store or
// a request.
import type { FastifyBaseLogger } from 'fastify'
import { pino } from 'pino'
import type { MembersConfig } from './config.ts'

export const createLogger = ({ logLevel }: Pick<MembersConfig, 'logLevel'>): FastifyBaseLogger =>
  pino({ level: logLevel, base: { pid: process.pid, of: 'members' } })

/** An error's name, code and stack, without its message: databases quote values in it. */
export function safeError(error: unknown): { name: string; code: string | undefined; at: string[] } {
  const { name, code, errcode, stack } = Object(error) as Error & { code?: unknown; errcode?: unknown }
  const at = String(stack ?? '').split('\n')
  return {
    name: String(name ?? typeof error),
    code: code === undefined ? undefined : [code, errcode].filter(part => part !== undefined).join(' '),
    at: at.filter(line => /^\s+at /.test(line)).map(line => line.trim()),
  }
}
