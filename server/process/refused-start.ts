// Why a start was refused: one line for the operator, without a stack.
import type { Config } from '../config.ts'

/** The place for data cannot be used. */
export class StartError extends Error {
  code = 'START_REFUSED'
}

/**
 * A process that we started ends with it when it said why, and another try would end the same way. As in
 * members/main.ts.
 */
export const refusedCode = 78

/** Errors whose message is such a line: of a variable, of the build, of the place for data. */
const forOperators: readonly unknown[] = ['CONFIG_INVALID', 'BUILD_MISSING', 'START_REFUSED']

/** What such a process tells first. */
export interface RefusedStart {
  refused: string
}

export const refusalIn = (message: unknown): string | undefined => (Object(message) as Partial<RefusedStart>).refused

/** The line for an error; undefined for one that nobody foresaw. */
export function lineFor(error: unknown, config?: Config): string | undefined {
  const { code, message, port } = Object(error) as NodeJS.ErrnoException & { port?: number }
  const variable = port !== undefined && port === config?.opsPort ? 'OPS_PORT' : 'PORT'
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use by another program. Stop it, or choose another with ${variable}.`
  if (code === 'EACCES')
    return `Port ${port} cannot be listened on: it needs more rights. Choose one above 1023 with ${variable}.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `HOST ${config?.host} is no address of this machine.`
  return forOperators.includes(code) ? message : undefined
}
