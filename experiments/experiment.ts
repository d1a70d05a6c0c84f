// The shape of an experiment. Each has a file of its own; `all.ts` lists them.
import { parseDate } from '../domain/dates.ts'
import type { EventName } from '../domain/events.ts'

/** What a version is to bring about: an event, with these properties where they matter. */
export interface Outcome {
  event: EventName
  having?: Readonly<Record<string, string | boolean>>
}

/** Who can be in it. */
export type Audience = 'everyone' | 'signed-out' | 'signed-out-us'

export interface Experiment {
  /** Query parameter and the name in `data-experiments`. */
  name: string
  /** Other query parameters that force it. */
  aliases?: readonly string[]
  /** Experiments of one layer share a hash; layers are independent of each other. */
  layer: number
  /** Shares of the versions in percent, adding up to 100. Version numbers start at 1. */
  split: readonly [number, number]
  audience: Audience
  /** In force on every page; otherwise only on pages that declare it. */
  everywhere?: true
  /** Where it can be in force, for people. */
  where: string
  /** What the versions are, for people. */
  versions: readonly [string, string]
  hypothesis: string
  /** The role that decides when it ends. */
  owner: string
  /** YYYY-MM-DD: after this day it is overdue. */
  ends: string
  /** What the versions are compared by; its events are logged with the version. */
  outcome: Outcome
  /** Its name in analytics, and the words for its versions there. */
  trackedAs?: { name: string; values: readonly [string, string] }
}

/**
 * Checks an experiment when its file is loaded.
 * @throws RangeError for shares that do not add up to 100, or a wrong date
 */
export function defineExperiment<const E extends Experiment>(experiment: E): E {
  const [first, second] = experiment.split
  if (first < 0 || second < 0 || first + second !== 100)
    throw new RangeError(`${experiment.name}: the split must add up to 100`)
  if (parseDate(experiment.ends) === null) throw new RangeError(`${experiment.name}: ends must be a date, YYYY-MM-DD`)
  return experiment
}
