// How the versions of each experiment did: how often each was shown, how often its event followed, and whether the
// difference is more than chance.
import { experiments } from '../experiments/all.ts'
import type { Experiment } from '../experiments/experiment.ts'
import { differenceOf, type Estimate, type Share, shareOf } from '../lib/intervals.ts'
import type { Tally } from './tally.ts'

export interface Compared {
  experiment: Experiment
  versions: readonly { words: string; counts: Share; share: Estimate | null }[]
  /** Of the second version above the first; null while it cannot be told. */
  difference: Estimate | null
  verdict: string
}

/** In a sentence, what an interval allows to say. */
function verdictOf(difference: Estimate | null): string {
  if (!difference) return 'Too little was counted.'
  if (difference.low > 0) return 'The second version does more: chance alone seldom does this.'
  if (difference.high < 0) return 'The first version does more: chance alone seldom does this.'
  return 'No difference that chance alone could not make.'
}

const compare = (experiment: Experiment, { exposures, outcomes }: Tally): Compared => {
  const counts = ([1, 2] as const).map(version => {
    const name = `${experiment.name}:${version}`
    return { part: outcomes.get(name) ?? 0, whole: exposures.get(name) ?? 0 }
  })
  const [first = { part: 0, whole: 0 }, second = { part: 0, whole: 0 }] = counts
  const difference = differenceOf(first, second)
  return {
    experiment,
    versions: counts.map((counts, i) => ({
      words: experiment.versions[i] ?? '',
      counts,
      share: shareOf(counts),
    })),
    difference,
    verdict: verdictOf(difference),
  }
}

export const compareAll = (tally: Tally): Compared[] => experiments.map(experiment => compare(experiment, tally))
