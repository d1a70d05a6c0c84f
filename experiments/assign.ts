// Assigns versions of experiments to visitors. For the server only: it needs node:crypto. The browser reads the
// versions from `data-experiments`.
import { hash } from 'node:crypto'
import type { CalendarDate } from '../domain/dates.ts'
import type { EventName } from '../domain/events.ts'
import type { Versions } from './all.ts'
import type { Experiment } from './experiment.ts'

/** What the assignment depends on. */
export interface Visitor {
  /** The unique id of the `uid` cookie. */
  uid: string
  signedIn: boolean
  country: 'US' | 'other'
}

type Query = Readonly<Record<string, string | readonly string[] | undefined>>

/** A visitor's bucket in a layer, 0 to 99: stable for good, even over all ids, independent between layers. */
export function bucketOf(uid: string, layer: number): number {
  // 48 bits of 2^48 possible values: taking them modulo 100 favours no bucket that anyone could measure.
  return Number.parseInt(hash('sha256', `${layer}:${uid}`).slice(0, 12), 16) % 100
}

/** The version that a bucket, 0 to 99, falls into: the first share of buckets is version 1. */
export const versionFor = (experiment: Experiment, bucket: number): 1 | 2 => (bucket < experiment.split[0] ? 1 : 2)

/** True when an experiment is for such a visitor. */
export function isAudience(experiment: Experiment, visitor: Pick<Visitor, 'signedIn' | 'country'>): boolean {
  switch (experiment.audience) {
    case 'everyone':
      return true
    case 'signed-out':
      return !visitor.signedIn
    case 'signed-out-us':
      return !visitor.signedIn && visitor.country === 'US'
  }
}

/** The versions of the declared experiments that are in force for a visitor; those for other people are left out. */
export function assignVersions(visitor: Visitor, declared: readonly Experiment[]): Versions {
  const open = declared.filter(experiment => isAudience(experiment, visitor))
  return Object.fromEntries(
    open.map(experiment => [experiment.name, versionFor(experiment, bucketOf(visitor.uid, experiment.layer))]),
  )
}

function forcedVersion(query: Query, experiment: Experiment): 1 | 2 | undefined {
  const given = [experiment.name, ...(experiment.aliases ?? [])]
    .map(name => query[name])
    .filter(value => value !== undefined)
  // Given more than once, by name or alias, it is ambiguous and ignored.
  if (given.length !== 1) return undefined
  if (given[0] === '1') return 1
  return given[0] === '2' ? 2 : undefined
}

/**
 * The versions that a query forces, for any visitor: exactly '1' or '2', once, under the experiment's name or an alias.
 * Anything else is as if it were not there. An answer with a forced version must not enter a cache.
 */
export function forcedVersions(query: Query, declared: readonly Experiment[]): Versions {
  const versions: Record<string, 1 | 2> = {}
  for (const experiment of declared) {
    const version = forcedVersion(query, experiment)
    if (version !== undefined) versions[experiment.name] = version
  }
  return versions
}

/**
 * Versions as in `data-experiments` and the log, sorted by name: 'abVersion:1,saveAbVersion:2'. Empty when none is in
 * force.
 */
export const formatVersions = (versions: Versions): string =>
  Object.entries(versions)
    .map(([name, version]) => `${name}:${version}`)
    .sort()
    .join(',')

/**
 * Versions under the names for analytics, as `{ saveAbtest: 'left' }`; experiments without such a name are left out.
 * @param formatted as `formatVersions` gives them
 */
export function trackedVersions(formatted: string, declared: readonly Experiment[]): Record<string, string> {
  // The cast: formatVersions writes a name and a version each.
  const versions = new Map(formatted.split(',').map(one => one.split(':') as [name: string, version: string]))
  return Object.fromEntries(
    declared.flatMap(({ name, trackedAs }) => {
      const value = trackedAs?.values[Number(versions.get(name)) - 1]
      return trackedAs && value !== undefined ? [[trackedAs.name, value]] : []
    }),
  )
}

/** The experiments whose versions an event tells apart. */
export const measuredBy = (
  event: { name: EventName; properties: object },
  declared: readonly Experiment[],
): readonly Experiment[] =>
  declared.filter(
    ({ outcome }) =>
      outcome.event === event.name &&
      Object.entries(outcome.having ?? {}).every(([name, value]) => Reflect.get(event.properties, name) === value),
  )

/** True after the last day of an experiment. */
export const overdue = (experiment: Experiment, on: CalendarDate): boolean => on > experiment.ends
