// The texts of all emails. No email mentions a pregnancy, a child or anything else of the member's life:
// others may see it.
import { brandName } from '../../domain/brand.ts'
import type { EmailData } from './email-data.ts'
import { registryEmails } from './registry-emails.ts'

export interface Email {
  subject: string
  text: string
}

/** What the link in an email does. */
export type SecretKind = 'reset' | 'confirmation' | 'undo'

interface Text {
  subject: string
  /** The kind of link in it, whose secret is issued when the email leaves; undefined for none. */
  secret?: SecretKind
  /** Sent even when password or address have changed since it was queued: it tells about such a change. */
  isNotice?: true
  paragraphs(facts: EmailData): string[]
}

const withSignature = (paragraphs: readonly string[], site: string) =>
  [...paragraphs, `${brandName}\n${site}`].join('\n\n').concat('\n')
const confirmLink = ({ site, token }: EmailData) => `${site}/confirm-email?token=${token}`
const greeting = ({ firstName }: EmailData) => (firstName ? `Hello ${firstName},` : 'Hello,')

const emails = {
  welcome: {
    subject: `Welcome to ${brandName}`,
    secret: 'confirmation',
    paragraphs: facts => [
      greeting(facts),
      `Somebody, we hope you, opened an account with this address. Please tell us that it is yours:\n${confirmLink(facts)}`,
      'Your account is ready. What you save here is yours: you can change it, take it with you or delete it at any time.',
      `Your dashboard:\n${facts.site}/dashboard`,
      `Which mails you get is up to you:\n${facts.site}/join/email-preferences`,
    ],
  },
  reset: {
    subject: 'Choose a new password',
    secret: 'reset',
    paragraphs: facts => [
      greeting(facts),
      'Somebody, we hope you, asked for a new password. This link works once and for 10 minutes:',
      `${facts.site}/reset-password?token=${facts.token}`,
      'If it was not you, there is nothing to do: your password stays as it is.',
    ],
  },
  'password-changed': {
    subject: 'Your password was changed',
    isNotice: true,
    paragraphs: facts => [
      greeting(facts),
      'The password of your account was changed just now, and other devices were signed out.',
      `If it was not you, please choose a new one right away:\n${facts.site}/forgot-password`,
    ],
  },
  'email-changed': {
    subject: 'Your e-mail address was changed',
    isNotice: true,
    secret: 'undo',
    paragraphs: facts => [
      greeting(facts),
      'The e-mail address of your account was changed just now, from this one to another. From now on you log in with the new one.',
      `If it was not you, put this address back and choose a new password. The link works for 7 days:\n${facts.site}/undo-email-change?token=${facts.token}`,
    ],
  },
  'email-new': {
    subject: 'Your e-mail address was changed',
    secret: 'confirmation',
    paragraphs: facts => [
      greeting(facts),
      'Somebody, we hope you, changed the e-mail address of an account to this one. From now on you log in with it.',
      `Please tell us that it is yours:\n${confirmLink(facts)}`,
      'If it was not you, there is nothing to do.',
    ],
  },
  'email-put-back': {
    subject: 'Your e-mail address was put back',
    isNotice: true,
    paragraphs: facts => [
      greeting(facts),
      'The e-mail address of your account was changed from this one back to the one before, by the link in our letter to that one.',
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
  ...registryEmails,
} as const satisfies Record<string, Text>

export type Template = keyof typeof emails

export const isTemplate = (name: string): name is Template => Object.hasOwn(emails, name)

/** What the worker needs to know of a template: its link, and whether it is a notice. */
export const templateRules = (template: Template): Pick<Text, 'subject' | 'secret' | 'isNotice'> => emails[template]

/** The subject and the text of an email. */
export function renderEmail(template: Template, data: EmailData): Email {
  const { subject, paragraphs } = emails[template]
  return { subject, text: withSignature(paragraphs(data), data.site) }
}
