// The forms of a member's own pages.
import { recordOf } from '../../contract/fields.ts'
import { writtenFields } from '../../contract/member.ts'
import { consentsVersion, purposes } from '../../domain/consents.ts'
import { emailPreferences } from '../../domain/email-preferences.ts'
import { savableCard } from '../../publishing/savable.ts'
import type { MemberForm } from './form-spec.ts'
import { securityForm } from './security-form.ts'

const id = /^[\w-]{1,64}$/
const slug = /^[a-z0-9-]{1,120}$/
/** What is not a number goes as it came: the API says what is wrong with it. */
const numberOf = (text: string) => (text.trim() === '' ? undefined : Number(text))

export const memberForms: readonly MemberForm[] = [
  {
    path: '/join/profile',
    member: true,
    refilled: [...writtenFields, 'target'],
    method: 'PATCH',
    to: () => '',
    body: field => ({ member: recordOf(writtenFields, field) }),
  },
  {
    path: '/join/email-preferences',
    member: true,
    refilled: ['target', ...emailPreferences.map(({ name }) => name)],
    method: 'PATCH',
    to: () => '',
    body: field => ({
      member: { email_preferences: Object.fromEntries(emailPreferences.map(({ name }) => [name, field(name) !== ''])) },
    }),
  },
  {
    path: '/settings/email',
    member: true,
    refilled: ['email'],
    method: 'PUT',
    lane: 'password',
    to: () => '/email',
    body: field => ({ email: field('email'), password: field('password') }),
    next: () => '/settings?saved=email',
  },
  {
    path: '/settings/password',
    member: true,
    refilled: [],
    method: 'PUT',
    lane: 'password',
    to: () => '/password',
    body: field => ({ password: field('password'), new_password: field('new_password') }),
    next: () => '/settings?saved=password',
  },
  securityForm,
  {
    path: '/settings/privacy',
    member: true,
    refilled: purposes.map(({ id: purpose }) => purpose),
    method: 'PUT',
    to: () => '/consents',
    body: field => ({
      allowed: purposes.map(({ id: purpose }) => purpose).filter(purpose => field(purpose)),
      version: consentsVersion,
    }),
    next: () => '/settings?saved=privacy',
  },
  {
    path: '/settings/losses',
    member: true,
    refilled: ['id', 'record'],
    method: 'PUT',
    to: field => (id.test(field('id')) ? `/losses/${field('id')}` : null),
    body: field => ({ record: field('record') }),
    next: () => '/settings?saved=choice',
  },
  {
    path: '/settings/cycle',
    member: true,
    refilled: ['last_period', 'cycle_length', 'luteal_length'],
    method: 'PUT',
    to: () => '/cycle',
    body: field => ({
      last_period: field('last_period') || null,
      cycle_length: numberOf(field('cycle_length')),
      luteal_length: numberOf(field('luteal_length')),
    }),
    next: () => '/dashboard',
  },
  {
    path: '/settings/data',
    member: true,
    refilled: [],
    method: 'POST',
    lane: 'password',
    to: () => '/confirm',
    body: field => ({ password: field('password') }),
    next: own => `${own}/export`,
  },
  {
    path: '/settings/delete',
    member: true,
    refilled: [],
    method: 'DELETE',
    lane: 'bulk',
    to: () => '',
    body: field => ({ password: field('password') }),
    session: 'ends',
    next: () => '/goodbye',
  },
  {
    path: '/saved-articles',
    member: true,
    refilled: [],
    method: field => (field('action') === 'save' ? 'PUT' : 'DELETE'),
    to: (field, content) => {
      const fits = field('action') === 'save' ? savableCard(content, field('slug')) : slug.test(field('slug'))
      return fits ? `/saved-articles/${field('slug')}` : null
    },
    next: (_own, field) =>
      field('action') === 'save' ? '/saved-articles' : `/saved-articles?removed=${field('slug')}`,
  },
]
