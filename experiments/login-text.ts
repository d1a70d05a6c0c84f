import { defineExperiment } from './experiment.ts'

export const loginText = defineExperiment({
  name: 'memberShareLoginTextAbVersion',
  layer: 6,
  split: [60, 40],
  audience: 'everyone',
  where: '/join, /login',
  versions: ['Already a member? Log In', 'Log in to pick up where you left off'],
  hypothesis: 'Members who come by a shared link log in more often when the line says what waits for them.',
  outcome: { event: 'sign-up-interaction', having: { selection: 'send-log-in' } },
  owner: 'growth lead',
  ends: '2027-04-30',
})
