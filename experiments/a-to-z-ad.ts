import { defineExperiment } from './experiment.ts'

export const aToZAd = defineExperiment({
  name: 'atozAdAbVersion',
  layer: 11,
  split: [50, 50],
  audience: 'everyone',
  where: '/b/a-z-baby-names',
  versions: ['ad after the letters', 'ad between the letters'],
  hypothesis: 'Between the letters the ad is seen more often, and as many visitors go on to a letter.',
  outcome: { event: 'ad-click' },
  owner: 'advertising lead',
  ends: '2027-02-28',
  trackedAs: { name: 'atozAdAbtest', values: ['after', 'between'] },
})
