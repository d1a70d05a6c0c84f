import { defineExperiment } from './experiment.ts'

export const menuButton = defineExperiment({
  name: 'abVersion',
  aliases: ['hamburgAbVersion'],
  layer: 12,
  split: [50, 50],
  audience: 'everyone',
  everywhere: true,
  where: 'every page',
  versions: ['menu button: icon alone', 'menu button: icon with the word Menu'],
  hypothesis:
    'With the word beside the icon more visitors on phones open the menu, and more of them reach a second page.',
  outcome: { event: 'menu-click' },
  owner: 'product lead, navigation',
  ends: '2027-03-31',
  trackedAs: { name: 'hamburgAbtest', values: ['icon', 'word'] },
})
