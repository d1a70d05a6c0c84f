// How many connections a process can hold: each takes a descriptor, and so do files, and the lines to others.

/** Where the system names no limit, and the most that is worth its memory elsewhere. */
const mostEver = 20_000
/** Of the descriptors, at least and at most so many are for everything else. */
const others = { share: 0.4, least: 64, most: 512 }

/**
 * The descriptors that this process may have open; undefined where the system does not say. Takes some milliseconds.
 */
export function descriptorLimit(): number | undefined {
  Object.assign(process.report, { excludeNetwork: true, excludeEnv: true }) // it would look up names, and show secrets
  const { userLimits } = process.report.getReport() as { userLimits?: { open_files?: { soft: number | 'unlimited' } } } // Node's types say object
  const soft = userLimits?.open_files?.soft
  return typeof soft === 'number' ? soft : undefined
}

/** How many connections fit into a number of descriptors, and leave enough for everything else. */
export function connectionsWithin(descriptors: number | undefined): number {
  if (descriptors === undefined) return mostEver
  const reserved = Math.min(Math.max(Math.round(descriptors * others.share), others.least), others.most)
  return Math.max(8, Math.min(descriptors - reserved, mostEver))
}
