import { defineExperiment } from './experiment.ts'

export const genderChartPromo = defineExperiment({
  name: 'chineseGenderChartPromoAbVersion',
  layer: 7,
  split: [50, 50],
  audience: 'everyone',
  where: '/chinese-gender-chart',
  versions: ['no promo card', 'promo card'],
  hypothesis: 'A card under the result leads more visitors on to the week guides than the links in the text do.',
  outcome: { event: 'read-on', having: { from: 'gender-chart' } },
  owner: 'product lead, tools',
  ends: '2027-05-31',
})
