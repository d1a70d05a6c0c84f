// pino to standard output, gathered into larger writes, so that a log line costs a request almost nothing.
import type { FastifyBaseLogger } from 'fastify'
import { destination, type Logger, pino } from 'pino'
import type { Config } from './config.ts'
import { errorForLog } from './error-for-log.ts'

export interface SiteLogger {
  logger: FastifyBaseLogger & Logger
  /** Writes out what is gathered: before the process ends. */
  flush(): void
}

const gathered = 8192 // bytes written at once
// Characters; when nobody reads the log, more is lost, for a site that ran out of memory would log nothing
const mostWaiting = 16 * 1024 * 1024
const atLeastEvery = 1000 // milliseconds

/** @param lost called for each line that is given up */
export function createLogger({ logLevel, mode }: Pick<Config, 'logLevel' | 'mode'>, lost = () => {}): SiteLogger {
  const sync = mode === 'development'
  const out = destination({ fd: 1, sync, minLength: sync ? 0 : gathered, maxLength: mostWaiting })
  out.on('drop', lost)
  const logger = pino({ level: logLevel, base: { pid: process.pid }, serializers: { err: errorForLog } }, out)
  if (!sync) setInterval(() => out.flush(), atLeastEvery).unref()
  return { logger, flush: () => out.flushSync() }
}
