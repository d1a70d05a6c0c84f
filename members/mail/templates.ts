// What we write to members: plain words, no stage and nothing of their life in a subject or a text.
import { brandName } from '../../domain/brand.ts'

export interface Letter {
  subject: string
  text: string
}

export interface LetterFacts {
  /** Origin of the site. */
  site: string
  /** For greetings; may be empty. */
  firstName: string
  /** The secret of a reset; empty in all others. */
  token: string
}

const signed = (paragraphs: readonly string[], site: string) => [...paragraphs, `${brandName}\n${site}`].join('\n\n').concat('\n')
const greeting = ({ firstName }: LetterFacts) => (firstName ? `Hello ${firstName},` : 'Hello,')

const letters = {
  welcome: {
    subject: `Welcome to ${brandName}`,
    paragraphs: facts => [
      greeting(facts),
      'Your account is ready. What you save here is yours: you can change it, take it with you or delete it at any time.',
      `Your dashboard:\n${facts.site}/dashboard`,
      `Which mails you get is up to you:\n${facts.site}/join/email-preferences`,
    ],
  },
  reset: {
    subject: 'Choose a new password',
    paragraphs: facts => [
      greeting(facts),
      'Somebody, we hope you, asked for a new password. This link works once and for 10 minutes:',
      `${facts.site}/reset-password?token=${facts.token}`,
      'If it was not you, there is nothing to do: your password stays as it is.',
    ],
  },
  'password-changed': {
    subject: 'Your password was changed',
    paragraphs: facts => [
      greeting(facts),
      'The password of your account was changed just now, and other devices were signed out.',
      `If it was not you, please choose a new one right away:\n${facts.site}/forgot-password`,
    ],
  },
  'email-changed': {
    subject: 'Your e-mail address was changed',
    paragraphs: facts => [
      greeting(facts),
      'The e-mail address of your account was changed just now. From now on you log in with the new one. This mail goes to both.',
      'If it was not you, please write to us by answering this mail.',
    ],
  },
  'passkey-added': {
    subject: 'A passkey was added to your account',
    paragraphs: facts => [
      greeting(facts),
      'A passkey was added to your account just now. Whoever has the device that keeps it can log in with it.',
      `If it was not you, please remove it, and choose a new password:\n${facts.site}/settings/security\n${facts.site}/forgot-password`,
    ],
  },
  'join-attempt': {
    subject: 'Somebody tried to use your address',
    paragraphs: facts => [
      greeting(facts),
      'Somebody tried to open an account with this e-mail address. You have one already, and nothing about it has changed.',
      `If it was you, you can log in, or choose a new password:\n${facts.site}/login\n${facts.site}/forgot-password`,
      'If it was not you, there is nothing to do.',
    ],
  },
} as const satisfies Record<string, { subject: string; paragraphs(facts: LetterFacts): string[] }>

export type Template = keyof typeof letters

export const isTemplate = (name: string): name is Template => Object.hasOwn(letters, name)

export function writeLetter(template: Template, facts: LetterFacts): Letter {
  const { subject, paragraphs } = letters[template]
  return { subject, text: signed(paragraphs(facts), facts.site) }
}
