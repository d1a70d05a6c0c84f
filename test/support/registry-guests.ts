// A list as guests see it, and a site before a member API that has it.
import type { RequestListener } from 'node:http'
import type { Test } from 'tap'
import type { GiverGift, GuestItem, OpenRegistry } from '../../contract/registry.ts'
import { itemGroups } from '../../domain/registry/registry.ts'
import { parseHtml, type Tag, textOf, withName } from './html.ts'
import { json, memberApi } from './server/member-api.ts'
import { type SiteOptions, testSite } from './site.ts'

export const link = 'aB3-_6789012345678901x'
export const giftToken = 't'.repeat(43)
export const listPath = `/registry/${link}`
export const giftPath = `${listPath}/gift/${giftToken}`
/** What the API is asked for them. */
export const listApi = `/registries/${link}`
export const giftApi = `/registry-gifts/${giftToken}`

export const guestItem = (given: Partial<GuestItem> = {}): GuestItem => ({
  id: 'i1',
  title: 'Wool blanket',
  url: 'https://shop.example/blanket',
  kind: 'thing',
  group: 'sleep',
  note: '',
  price: 2499,
  currency: 'USD',
  quantity: 1,
  shares: null,
  priority: 'normal',
  second_hand: false,
  left: 1,
  ...given,
})

export const openRegistry = (items: readonly GuestItem[], given: Partial<OpenRegistry> = {}): OpenRegistry => ({
  status: 'open',
  is_owner: false,
  is_owners_browser: false,
  parents: [
    { first_name: 'Emma', last_name: 'Stone' },
    { first_name: 'Lee', last_name: 'Park' },
  ],
  event_kind: 'due',
  event_date: '2027-03-03',
  town: 'Springfield',
  state: 'OH',
  message: 'Thank you for\nlooking.',
  also_at: [{ url: 'https://www.other.example/list/7' }],
  items: [...items],
  ...given,
})

/** As long as real wishes are: a title of 45 letters, a shop's address of 80, a note at every second one. */
export const manyItems = (count: number): GuestItem[] =>
  Array.from({ length: count }, (_, i) =>
    guestItem({
      id: `${i}`.padStart(22, 'i'),
      title: `Organic cotton sleeping bag for winter, ${String(i).padStart(4, '0')}`,
      url: `https://www.shop-${i % 7}.example/products/nursery/sleeping-bags/organic-winter?variant=${10_000_000 + i}`,
      group: itemGroups[i % itemGroups.length]?.value ?? 'other',
      note: i % 2 ? 'In size 70 or 80, any color but white, please' : '',
      price: 1500 + i * 10,
      quantity: i % 5 ? 1 : 3,
      left: i % 5 ? 1 : 2,
      second_hand: i % 3 === 0,
      priority: i % 4 ? 'normal' : 'most',
    }),
  )

export const giverGift = (given: Partial<GiverGift> = {}): GiverGift => {
  const { left: _, ...item } = guestItem()
  return {
    state: 'reserved',
    quantity: 1,
    mailed: true,
    item,
    chosen_title: item.title,
    changed: null,
    parents: [{ first_name: 'Emma', last_name: 'Stone' }],
    giver: { name: 'Ada', message: 'With love' },
    address: '',
    thanks: '',
    list_status: 'open',
    link,
    ...given,
  }
}

/** The API's answer about a list. */
export const aList = (items = [guestItem()], given: Partial<OpenRegistry> = {}): [number, object] => [
  200,
  { registry: openRegistry(items, given) },
]

export function mainOf(html: string): Tag {
  const [main] = withName(parseHtml(html), 'main')
  if (!main) throw new Error('no main')
  return main
}
/** All that a page says. */
export const wordsOf = (html: string): string => textOf(mainOf(html)).replace(/\s+/g, ' ')

export interface Sent {
  method: string
  url: string
  body: unknown
  headers: Readonly<Record<string, string | string[] | undefined>>
}

/** The head of a list, as the API has it beside the whole list. */
function headFrom(answer: [status: number, body: object] | RequestListener | undefined) {
  if (!Array.isArray(answer) || answer[0] !== 200) return answer
  const { items: _, ...registry } = Object(answer[1]).registry
  return [200, { registry }] as const
}

/** A site before an API that answers a question by its method and address; what it does not know is 404. */
export async function guestSite(
  t: Test,
  answers: Record<string, [status: number, body: object] | RequestListener>,
  { env, ...options }: SiteOptions = {},
) {
  const sent: Sent[] = []
  const api = await memberApi(t, async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const { method = '', url = '', headers } = request
    if (url !== '/members/me') sent.push({ method, url, body: body && JSON.parse(body), headers })
    const answer =
      answers[`${method} ${url}`] ??
      answers[`${method} ${url.split('?')[0]}`] ??
      headFrom(answers[`${method} ${url.replace(/\/head$/, '')}`])
    if (typeof answer === 'function') return answer(request, response)
    const [status, said] = answer ?? [404, { statusCode: 404, code: 'not-found', message: 'There is nothing.' }]
    if (status === 429) response.setHeader('retry-after', '42')
    json(response, status, said)
  })
  const site = await testSite(t, { ...options, env: { MEMBER_API_URL: api.url, ...env } })
  const submit = (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    site.ask({
      method: 'POST',
      url,
      headers: {
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/x-www-form-urlencoded',
        ...headers,
      },
      payload: new URLSearchParams(fields).toString(),
    })
  return { ...site, sent, answers, submit }
}
