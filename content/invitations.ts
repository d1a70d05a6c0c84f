// What the window that asks to join says, by what somebody was reading.
import type { InvitationVariant } from '../domain/prompts/variant.ts'

export const invitationLines: Readonly<Record<InvitationVariant, string>> = {
  default: 'An account keeps your favorite baby names, your saved pages and the week you are in, on every device.',
  'baby-name': 'An account keeps your favorite baby names in the order you like, with a note beside each.',
  'baby-name-first':
    'Press the heart beside a name, and it is kept. An account keeps your favorite baby names on every device.',
  article: 'An account keeps this page and your favorite baby names, so that you find them again.',
  'short-article': 'An account keeps your favorite baby names, and pages like this one for later.',
  checklist: 'An account keeps your favorite baby names and your pages, and your lists are one press away.',
}

/** The ways to join, each with the stage that the page to join is told. */
export interface Journey {
  label: string
  stage: 'trying-to-conceive' | 'pregnant' | 'parent'
}

const journeys: readonly Journey[] = [
  { label: 'Trying to conceive', stage: 'trying-to-conceive' },
  { label: 'Pregnant', stage: 'pregnant' },
  { label: 'Parent', stage: 'parent' },
]

/** @param version of the experiment signUpOptionsAbVersion */
export const journeysOf = (version: 1 | 2): readonly Journey[] =>
  version === 2 ? [...journeys, { label: 'Someone I love is pregnant', stage: 'pregnant' }] : journeys
