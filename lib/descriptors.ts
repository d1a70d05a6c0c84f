// How many connections a process can hold. Each takes a file descriptor, as do files and connections to other services.

/** More would cost too much memory. Also used where the system names no limit. */
const maxConnections = 20_000
/** Descriptors for everything but connections: a share of all, within bounds. */
const reserve = { share: 0.4, min: 64, max: 512 }

/**
 * How many descriptors this process may have open; undefined where the system names no limit. Takes some milliseconds.
 */
export function descriptorLimit(): number | undefined {
  // The report would look up host names and hold secrets.
  Object.assign(process.report, { excludeNetwork: true, excludeEnv: true })
  const { userLimits } = process.report.getReport() as { userLimits?: { open_files?: { soft: number | 'unlimited' } } } // Node's types say object
  const soft = userLimits?.open_files?.soft
  return typeof soft === 'number' ? soft : undefined
}

/** How many connections to allow with a number of descriptors, so that enough are left for the rest: 8 to 20,000. */
export function connectionsWithin(descriptors: number | undefined): number {
  if (descriptors === undefined) return maxConnections
  const reserved = Math.min(Math.max(Math.round(descriptors * reserve.share), reserve.min), reserve.max)
  return Math.max(8, Math.min(descriptors - reserved, maxConnections))
}
