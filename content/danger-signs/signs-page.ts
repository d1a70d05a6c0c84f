// Address and words of the page of all danger signs, for routes, search and links.
import { signsPagePath } from './danger-stages.ts'

const label = 'Is this urgent?'

export const signsPage = {
  path: signsPagePath,
  /** Text of links to it in menus. */
  label,
  /** Text of the link to it below a box of signs. */
  linkText: `${label} All signs, numbers and sources`,
  title: 'When to call for help',
  lead: 'If you are not sure, call. Nobody who answers these lines minds a call too many. Say how many weeks pregnant you are, when you gave birth or lost the pregnancy, or how old the child is.',
  description:
    'Danger signs in pregnancy, after a birth or a loss, and in a newborn, baby or toddler: when to call 911, when to call now, when today.',
  review: { by: 'editorial', on: '2026-11-22', due: '2027-11-22' },
  published: '2026-11-22',
  updated: '2026-11-22',
} as const
