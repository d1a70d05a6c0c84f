// What is done on the ways in: a stage that is chosen, a form that is sent, the link from one to the other. Never what
// was typed.
import type { EventOf } from '../domain/events.ts'
import { report } from '../state/report.ts'

type SignUp = EventOf<'sign-up-interaction'>['properties']

/** The ways in, by their addresses. */
const ways: Readonly<Record<string, { pressed: SignUp['selection']; sent: SignUp['selection'] }>> = {
  '/join': { pressed: 'join', sent: 'send-join' },
  '/login': { pressed: 'log-in', sent: 'send-log-in' },
}

/**
 * @param given what the page was given along, in its form or its link: the server has left out what an event does not
 * take
 */
function count(selection: SignUp['selection'], given: Pick<FormData | URLSearchParams, 'get'>) {
  // The cast: the server writes no others into the page, and takes no others.
  const text = <N extends keyof SignUp>(name: N) => (given.get(name) || undefined) as SignUp[N]
  report({
    name: 'sign-up-interaction',
    properties: {
      selection,
      stage: text('stage'),
      userDecisionArea: text('userDecisionArea'),
      trigger: text('trigger'),
      productType: text('productType'),
      source: text('source'),
      experiments: text('experiments'),
    },
  })
}

/** Counts what is done on this page, which is a way in. */
export function countSignUps() {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('.sign-in-other a') : null
    const way = link && ways[link.pathname]
    if (way) count(way.pressed, new URLSearchParams(link.search))
  })
  for (const type of ['change', 'submit'] as const)
    document.addEventListener(type, ({ target }) => {
      const form = target instanceof Element ? target.closest('form') : null
      const way = ways[form?.getAttribute('action') ?? '']
      const isStage = target instanceof HTMLInputElement && target.name === 'stage'
      if (form && way && (isStage || type === 'submit')) count(isStage ? 'stage' : way.sent, new FormData(form))
    })
}
