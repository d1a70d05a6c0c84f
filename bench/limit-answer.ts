// What the limits send and where they log, as their arguments say: a file of bytes and one of headers.
import { readFileSync } from 'node:fs'
import { destination, pino } from 'pino'

const [bytesFile = '', headersFile = ''] = process.argv.slice(2)
export const bytes = readFileSync(bytesFile)
export const headers = JSON.parse(readFileSync(headersFile, 'utf8')) as Record<string, string>

/** Its lines are written together, as the site's are. */
export const logTo = (level: 'info' | 'silent') =>
  pino({ level, base: { pid: process.pid } }, destination({ fd: 1, sync: false, minLength: 8192 }))
