import { defineExperiment } from './experiment.ts'

export const ovulationPromo = defineExperiment({
  name: 'ovulationCalculatorPromoAbVersion',
  layer: 8,
  split: [50, 50],
  audience: 'everyone',
  where: '/ovulation-calculator',
  versions: ['no promo card', 'promo card'],
  hypothesis:
    'A card under the calendar leads more visitors on to the Getting Pregnant guides than the links in the text do.',
  outcome: { event: 'read-on', having: { from: 'ovulation' } },
  owner: 'product lead, tools',
  ends: '2027-05-31',
})
