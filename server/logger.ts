// pino to standard output, buffered into larger writes, so that a log line costs a request almost nothing.
import type { FastifyBaseLogger } from 'fastify'
import { destination, type Logger, pino } from 'pino'
import type { Config } from './config.ts'
import { errorForLog } from './error-for-log.ts'

export interface SiteLogger {
  logger: FastifyBaseLogger & Logger
  /** Writes out what is buffered; called before the process ends. */
  flush(): void
}

const bufferBytes = 8192
// Characters that wait while nobody reads the log; more are dropped, so that the site does not run out of memory.
const maxWaiting = 16 * 1024 * 1024
const flushMs = 1000

/** @param lost called for each line that is dropped */
export function createLogger({ logLevel, mode }: Pick<Config, 'logLevel' | 'mode'>, lost = () => {}): SiteLogger {
  const sync = mode === 'development'
  const out = destination({ fd: 1, sync, minLength: sync ? 0 : bufferBytes, maxLength: maxWaiting })
  out.on('drop', lost)
  const logger = pino({ level: logLevel, base: { pid: process.pid }, serializers: { err: errorForLog } }, out)
  if (!sync) setInterval(() => out.flush(), flushMs).unref()
  return { logger, flush: () => out.flushSync() }
}
