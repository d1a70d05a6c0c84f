// pino to standard output, and what of an error may be written: never a value out of the store or a request.
import type { FastifyBaseLogger } from 'fastify'
import { pino } from 'pino'
import type { MembersConfig } from './config.ts'

export const createLogger = ({ logLevel }: Pick<MembersConfig, 'logLevel'>): FastifyBaseLogger =>
  pino({ level: logLevel, base: { pid: process.pid, of: 'members' } })

/** The kind of an error and where it happened. Its message and details are left out: databases quote values in them. */
export function safeError(error: unknown): { name: string; code: string | undefined; at: string[] } {
  const { name, code, errcode, stack } = Object(error) as Error & { code?: unknown; errcode?: unknown }
  const at = String(stack ?? '').split('\n')
  return {
    name: String(name ?? typeof error),
    code: code === undefined ? undefined : [code, errcode].filter(part => part !== undefined).join(' '),
    at: at.filter(line => /^\s+at /.test(line)).map(line => line.trim()),
  }
}
