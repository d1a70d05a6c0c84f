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

/** What a page was given along that an event takes. */
const alongside = ['stage', 'userDecisionArea', 'trigger', 'productType', 'source', 'experiments'] as const

/**
 * @param given what the page was given along, in its form or its link: the server has left out what an event does not
 * take
 */
function count(selection: SignUp['selection'], given: Pick<FormData | URLSearchParams, 'get'>) {
  const told = Object.fromEntries(alongside.map(name => [name, given.get(name) || undefined]))
  // The cast: the server writes no others into the page, and takes no others.
  report({ name: 'sign-up-interaction', properties: { ...(told as Omit<SignUp, 'selection'>), selection } })
}

/** Counts what is done on this page to join or to log in. */
export function countSignUps() {
  addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('.sign-in-other a')
    const page = link && selections[link.pathname]
    if (page) count(page.pressed, new URLSearchParams(link.search))
  })
  for (const type of ['change', 'submit'] as const)
    addEventListener(type, ({ target }) => {
      const form = target instanceof Element && target.closest('form')
      const page = form && selections[form.getAttribute('action') ?? '']
      if (!page) return
      if (type === 'submit') count(page.sent, new FormData(form))
      else if (target.matches('[name=stage]')) count('stage', new FormData(form))
    })
}
