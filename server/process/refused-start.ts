// Why a start is refused, in one line for the operator, without a stack.
import { portInUse } from '../../lib/process-messages.ts'
import type { Config } from '../config.ts'

/** The folder for data cannot be used. */
export class StartError extends Error {
  code = 'START_REFUSED'
}

/** Codes of errors whose message already is such a line: about a variable, the build, the folder for data. */
const operatorErrorCodes: readonly unknown[] = ['CONFIG_INVALID', 'BUILD_MISSING', 'START_REFUSED']

/** The line for an error; undefined for an unexpected one. */
export function operatorMessage(error: unknown, config?: Config): string | undefined {
  const { code, message, port } = Object(error) as NodeJS.ErrnoException & { port?: number }
  const variable = port !== undefined && port === config?.opsPort ? 'OPS_PORT' : 'PORT'
  if (code === 'EADDRINUSE') return portInUse(port, variable)
  if (code === 'EACCES')
    return `Port ${port} cannot be listened on: it needs more rights. Choose one above 1023 with ${variable}.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `HOST ${config?.host} is no address of this machine.`
  return operatorErrorCodes.includes(code) ? message : undefined
}
