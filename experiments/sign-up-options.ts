import { defineExperiment } from './experiment.ts'

export const signUpOptions = defineExperiment({
  name: 'signUpOptionsAbVersion',
  layer: 9,
  split: [50, 50],
  audience: 'signed-out',
  everywhere: true,
  where: 'every page',
  versions: ['three stage links', "the three and 'Someone I love is pregnant'"],
  hypothesis:
    'Partners, relatives and friends who find a choice of their own join more often, and expecting parents no less.',
  outcome: { event: 'sign-up-interaction', having: { selection: 'send-join' } },
  owner: 'growth lead',
  ends: '2027-04-30',
})
