// Whatever the API refuses of what somebody sends who keeps a list, the page says in a sentence, and puts back what was
// typed.
import t from 'tap'
import '../../support/no-pressure.ts'
import { changedElsewhere } from '../../../domain/messages.ts'
import { registryMessages } from '../../../domain/registry/messages.ts'
import { messages } from '../../../members/messages.ts'
import { ownerWords } from '../../../routes/registry-manage-words.ts'
import { aGift, aRegistry } from '../../support/registries.ts'
import { guestSite, wordsOf } from '../../support/registry-guests.ts'
import { memberBody, signedIn } from '../../support/server/member-api.ts'

const list = aRegistry({ revealed: true })
const { member } = memberBody('emma')
const own = `/members/${member.id_string}`
const api = `${own}/registries/${list.id}`
const { submit, answers } = await guestSite(t, {
  'GET /members/me': [200, { member }],
  [`GET ${own}/registries`]: [200, { items: [{ ...list, items: 3 }] }],
  [`GET ${api}`]: [200, { registry: list }],
  [`GET ${api}/gifts`]: [200, { gifts: [aGift('g1')] }],
})
const home = `/manage/${list.id}`
const token = 'T'.repeat(43)
const wish = { title: 'Canary', price: '5', quantity: '1', currency: 'USD' }
const about = { first_name: 'Canary', event_kind: 'none' }
type Code = keyof typeof messages

interface Form {
  path: string
  asks: string
  fields: Record<string, string>
  /** Words of its own, by code. */
  words?: Readonly<Record<string, string>>
  refusals: readonly (readonly [status: number, code: Code, field?: string])[]
}

const isTyped = ({ fields }: Form) => JSON.stringify(fields).includes('Canary')
const stale = [409, 'conflict'] as const

const forms: Form[] = [
  {
    path: '/manage',
    asks: `POST ${own}/registries`,
    fields: { action: 'create', ...about },
    refusals: [
      [409, 'registries-many'],
      [422, 'parents-missing', 'parents'],
      [422, 'event-date-range', 'event_date'],
      [429, 'too-many-tries'],
    ],
  },
  {
    path: home,
    asks: `POST ${api}/items`,
    fields: { action: 'add', ...wish },
    words: ownerWords.wishes,
    refusals: [
      [422, 'list-full', 'title'],
      [409, 'duplicate-item'],
      [422, 'shares-price', 'shares'],
    ],
  },
  {
    path: home,
    asks: `PUT ${api}/items/a`,
    fields: { action: 'change', item: 'a', ...wish },
    words: ownerWords.wishes,
    refusals: [[404, 'not-found'], stale, [422, 'list-full', 'title']],
  },
  {
    path: home,
    asks: `DELETE ${api}/items/a`,
    fields: { row: 'remove a' },
    words: ownerWords.wishes,
    refusals: [[404, 'not-found']],
  },
  {
    path: `${home}/settings`,
    asks: `PATCH ${api}`,
    fields: { action: 'save', ...about },
    refusals: [stale, [422, 'surprise-soon', 'surprise_until'], [422, 'findable-names', 'findable']],
  },
  {
    path: `${home}/settings`,
    asks: `POST ${api}/invitations`,
    fields: { action: 'invite', email: 'Canary@example.test' },
    words: ownerWords.settings,
    refusals: [
      [409, 'owners-many'],
      [409, 'invitations-many'],
      [429, 'invitation-letters-many'],
      [429, 'too-many-tries'],
    ],
  },
  {
    path: `${home}/settings`,
    asks: `DELETE ${api}/owners/me`,
    fields: { action: 'leave' },
    refusals: [[409, 'last-owner']],
  },
  {
    path: `${home}/share`,
    asks: `PUT ${api}/pin`,
    fields: { action: 'pin', pin: '123' },
    refusals: [[422, 'pin-form', 'pin']],
  },
  {
    path: `${home}/share`,
    asks: `POST ${api}/items/many`,
    fields: { action: 'table', table: 'Title\nCanary\n' },
    refusals: [[422, 'list-full', 'title']],
  },
  {
    path: `${home}/gifts`,
    asks: `PUT ${api}/gifts/g1`,
    fields: { gift: 'g1', thanks: 'Canary' },
    words: ownerWords.gifts,
    refusals: [[404, 'not-found'], stale, [422, 'words-full', 'thanks']],
  },
  {
    path: '/manage/add',
    asks: `POST ${api}/items`,
    fields: { list: list.id, ...wish },
    words: ownerWords.add,
    refusals: [
      [404, 'not-found'],
      [422, 'list-full', 'title'],
      [409, 'duplicate-item'],
    ],
  },
  {
    path: `/manage/invitation/${token}`,
    asks: `POST ${own}/registry-invitations/${token}`,
    fields: {},
    words: ownerWords.invitation,
    refusals: [
      [404, 'not-found'],
      [409, 'owners-many'],
      [409, 'registries-many'],
    ],
  },
]

t.test('every refusal is a sentence, and nothing typed is lost', async t => {
  const said = new Set<string>()
  for (const form of forms)
    for (const [statusCode, code, field] of form.refusals) {
      answers[form.asks] = [statusCode, { statusCode, code, message: messages[code], field }]
      const { statusCode: status, body } = await submit(form.path, form.fields, signedIn('emma'))
      const of = `${form.asks} ${code}`
      t.equal(status, statusCode === 429 ? 429 : 422, of)
      const words = form.words?.[code] ?? (code === 'conflict' ? changedElsewhere : messages[code])
      t.match(wordsOf(body), words.replaceAll('\n', ' '), of)
      if (isTyped(form)) t.match(body, 'Canary', `${of}: put back`)
      said.add(words)
    }
  for (const words of Object.values(ownerWords).flatMap(all => Object.values(all)))
    t.ok(said.has(words), `what is never said stands in no table: ${words}`)
  t.ok(said.has(registryMessages['invitation-letters-many']))
})
