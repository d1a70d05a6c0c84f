// What asks a visitor for something, and by which events it is known that it was shown and followed.
import type { EventName } from '../domain/events.ts'

interface Told {
  event: EventName
  having?: Readonly<Record<string, string>>
}

interface PromptRow {
  name: string
  /** Left out where nobody is shown it: a link that is on every page, a page that somebody opens by themselves. */
  shown?: Told
  followed: Told
}

const signUp = (selection: string, having: Record<string, string> = {}): Told => ({
  event: 'sign-up-interaction',
  having: { selection, ...having },
})

/** Only what is told when it is shown has a share: links that are always there are pressed without that. */
const window = { userDecisionArea: 'registration-modal' }

export const promptRows: readonly PromptRow[] = [
  { name: 'Window that asks to join', shown: signUp('show', window), followed: signUp('join', window) },
  { name: 'Window that asks to join: signs in', shown: signUp('show', window), followed: signUp('log-in', window) },
  {
    name: 'Heart of an article, signed out: its window or link',
    shown: signUp('show', { trigger: 'heart' }),
    followed: signUp('join', { trigger: 'heart' }),
  },
  { name: 'links to join', followed: signUp('join') },
  { name: 'links to log in', followed: signUp('log-in') },
  { name: 'forms to join', followed: signUp('send-join') },
  { name: 'forms to log in', followed: signUp('send-log-in') },
  {
    name: 'Sign-up banner',
    shown: { event: 'sign-up-banner-view' },
    followed: signUp('join', { userDecisionArea: 'sign-up-banner' }),
  },
  { name: 'App banner', shown: { event: 'app-install-view' }, followed: { event: 'app-install-click' } },
  {
    name: 'Welcome of members from the sister product: a journey chosen',
    shown: { event: 'welcome-popup-view' },
    followed: { event: 'welcome-popup-click' },
  },
  {
    name: 'Message of the site: its link',
    shown: { event: 'site-message-view' },
    followed: { event: 'site-message-click' },
  },
  {
    name: 'Message of the site: closed',
    shown: { event: 'site-message-view' },
    followed: { event: 'site-message-close' },
  },
  { name: 'Survey card', shown: { event: 'survey-card-view' }, followed: { event: 'survey-answer' } },
]

/** Whether an event is one of those that tell of something. */
export const tells = ({ event, having = {} }: Told, name: string, properties: Readonly<Record<string, unknown>>) =>
  event === name && Object.entries(having).every(([key, value]) => properties[key] === value)
