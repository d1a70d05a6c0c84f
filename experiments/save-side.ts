import { defineExperiment } from './experiment.ts'

export const saveSide = defineExperiment({
  name: 'saveAbVersion',
  layer: 13,
  split: [50, 50],
  audience: 'everyone',
  where: 'articles and guides',
  versions: ['save heart on the left', 'save heart on the right'],
  hypothesis: 'On the right the heart is nearer to the thumb, so more articles are saved.',
  outcome: { event: 'save-article', having: { saved: true } },
  owner: 'product lead, reading',
  ends: '2027-03-31',
  trackedAs: { name: 'saveAbtest', values: ['left', 'right'] },
})

/** The side of the heart in a version. */
export const sideOf = (version: 1 | 2) => (version === 2 ? 'right' : 'left')
