import { defineExperiment } from './experiment.ts'

export const topicPills = defineExperiment({
  name: 'topicPillAbVersion',
  layer: 10,
  split: [50, 50],
  audience: 'everyone',
  where: '/topics and below',
  versions: ['pills under the title', 'pills in a sticky row'],
  hypothesis: 'Pills that stay in view lead to more topics for each visit, and long lists are read as far as before.',
  outcome: { event: 'read-on', having: { from: 'topic' } },
  owner: 'product lead, navigation',
  ends: '2027-06-30',
})
