// What is done on the pages to join and to log in: a stage that is chosen, a form that is sent, the link from one to
// the other. Never what was typed.
import type { EventOf } from '../domain/events.ts'
import { report } from '../state/report.ts'

type SignUp = EventOf<'sign-up-interaction'>['properties']

/** How each of the two pages is counted, by its address. */
const selections: Readonly<Record<string, { pressed: SignUp['selection']; sent: SignUp['selection'] }>> = {
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

/** Counts what is done on this page to join or to log in. */
export function countSignUps() {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('.sign-in-other a') : null
    const page = link && selections[link.pathname]
    if (page) count(page.pressed, new URLSearchParams(link.search))
  })
  for (const type of ['change', 'submit'] as const)
    document.addEventListener(type, ({ target }) => {
      const form = target instanceof Element ? target.closest('form') : null
      const page = selections[form?.getAttribute('action') ?? '']
      const isStage = target instanceof HTMLInputElement && target.name === 'stage'
      if (form && page && (isStage || type === 'submit')) count(isStage ? 'stage' : page.sent, new FormData(form))
    })
}
