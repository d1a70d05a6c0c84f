import { defineExperiment } from './experiment.ts'

export const sweepsBanner = defineExperiment({
  name: 'sweepsBannerAbVersion',
  aliases: ['sb_abv'],
  layer: 5,
  split: [50, 50],
  audience: 'signed-out-us',
  everywhere: true,
  where: 'every page',
  versions: ['sign-up banner at the end of the page', 'sign-up banner in the corner'],
  hypothesis:
    'In the corner the banner is seen by more visitors and brings more sign-ups, without more of them leaving the page.',
  outcome: { event: 'sign-up-interaction', having: { selection: 'send-join' } },
  owner: 'growth lead',
  ends: '2027-02-28',
  trackedAs: { name: 'sweepsBannerAbtest', values: ['end', 'corner'] },
})
