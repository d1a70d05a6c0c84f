// What asks a visitor for something, and by which events it is known that it was shown and followed.
import type { EventName } from '../domain/events.ts'

interface Told {
  event: EventName
  having?: Readonly<Record<string, string>>
}

interface PromptRow {
  name: string
  /** Left out: no event tells of it. */
  shown?: Told
  followed?: Told
}

const signUp = (selection: string, having: Record<string, string> = {}): Told => ({
  event: 'sign-up-interaction',
  having: { selection, ...having },
})

export const promptRows: readonly PromptRow[] = [
  {
    name: 'Heart of an article, signed out: asks to join',
    shown: signUp('show', { trigger: 'heart' }),
    followed: signUp('join', { trigger: 'heart' }),
  },
  { name: 'All invitations to join', shown: signUp('show'), followed: signUp('join') },
  { name: 'All invitations, an account meant to be there', shown: signUp('show'), followed: signUp('log-in') },
  { name: 'Page to join: form sent', followed: signUp('send-join') },
  { name: 'Page to log in: form sent', followed: signUp('send-log-in') },
  {
    name: 'Window that asks to join',
    shown: signUp('show', { userDecisionArea: 'registration-modal' }),
    followed: signUp('join', { userDecisionArea: 'registration-modal' }),
  },
  {
    name: 'Sign-up banner',
    shown: { event: 'sign-up-banner-view' },
    followed: signUp('join', { userDecisionArea: 'sign-up-banner' }),
  },
  { name: 'App banner', followed: { event: 'app-install-click' } },
  { name: 'Survey card', shown: { event: 'survey-card-view' }, followed: { event: 'survey-answer' } },
]

/** Whether an event is one of those that tell of something. */
export const tells = ({ event, having = {} }: Told, name: string, properties: Readonly<Record<string, unknown>>) =>
  event === name && Object.entries(having).every(([key, value]) => properties[key] === value)
