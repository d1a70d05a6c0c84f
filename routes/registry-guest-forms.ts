// The forms of a registry's guests: what is asked of the member API, and where they lead.
import { idForm, secretForm } from '../domain/ids.ts'
import { takenWords } from '../domain/registry/gift-words.ts'
import { linkForm } from '../domain/registry/link.ts'
import type { ApiForm, Field } from './form.ts'

const forms = { link: linkForm, item: idForm, token: secretForm, key: /^[\w-]{22,64}$/ }

/** A part of an address; null for one that cannot be any. */
const part = (name: keyof typeof forms, field: Field) => (forms[name].test(field(name)) ? field(name) : null)

const listOf = (field: Field) => `/registry/${field('link')}`
const giftOf = (field: Field) => `${listOf(field)}/gift/${field('token')}`

/** The API refuses U+0000 wherever it stands; as another control character it is refused beside its field. */
const textOf = (field: Field, name: string) => field(name).replaceAll('\u0000', '\u0001')

/** What the API takes only on one line and in some length; what is no address at all is refused beside its field. */
const lineOf = (text: string) => (text.length > 320 || /[\r\n]/.test(text) ? '' : text)

/** A whole number; 0, which is refused beside its field, for anything else. One where the form does not ask. */
const numberOf = (text: string) => (text === '' ? 1 : /^\s*\d{1,4}\s*$/.test(text) ? Number(text) : 0)

export const goneWish = 'This wish is not on the list any more. You are welcome to choose something else.'

/** Somebody was faster. */
const taken = ({ left }: Readonly<Record<string, unknown>>) => takenWords(typeof left === 'number' ? left : 0)

/** The token in an answer; null without one. */
function tokenIn(answer: unknown): string | null {
  const { token } = Object(answer) as { token?: unknown }
  return typeof token === 'string' && forms.token.test(token) ? token : null
}

export const reserveForm: ApiForm = {
  identified: true, // owners cannot reserve from their own list
  refilled: ['item', 'name', 'email', 'quantity', 'message'],
  to: field => {
    const [link, item] = [part('link', field), part('item', field)]
    return link && item && `/registries/${link}/items/${item}/reservations`
  },
  body: field => ({
    name: textOf(field, 'name'),
    email: lineOf(textOf(field, 'email')),
    quantity: numberOf(field('quantity')),
    message: textOf(field, 'message'),
    ...(part('key', field) && { key: field('key') }),
  }),
  words: {
    taken,
    'not-found': goneWish,
    'too-many-tries': 'Many gifts were chosen from your connection in a short time. Please try again later.',
  },
  next: (field, { answer }) => {
    const token = tokenIn(answer())
    return token ? `${listOf(field)}/gift/${token}` : listOf(field)
  },
}

export const pinForm: ApiForm = {
  opensRegistry: true,
  to: field => part('link', field) && `/registries/${field('link')}/pin`,
  body: ['pin'],
  words: {
    'too-many-tries': 'That was five tries. Please wait ten minutes, or ask whoever sent you the link for the PIN.',
  },
  next: field => `${listOf(field)}?opened=1`,
}

const states = ['reserved', 'bought', 'released']

export const giverForm: ApiForm = {
  refilled: ['message', 'does'],
  method: 'PUT',
  to: field => {
    if (field('does') !== 'message' && !states.includes(field('does'))) return null
    const [link, token] = [part('link', field), part('token', field)]
    return link && token && `/registry-gifts/${token}?under=${link}`
  },
  body: field => (states.includes(field('does')) ? { state: field('does') } : { message: textOf(field, 'message') }),
  next: field => (field('does') === 'message' ? `${giftOf(field)}?saved=message` : giftOf(field)),
}
