// A long list is sent as it comes: whose it is at once, the wishes in their place, to be read without script.
import t from 'tap'
import '../../support/no-pressure.ts'
import { parseHtml, withName } from '../../support/html.ts'
import {
  aList,
  guestItem,
  guestSite,
  listApi,
  listPath,
  mainOf,
  manyItems,
  openRegistry,
  wordsOf,
} from '../../support/registry-guests.ts'
import { follow } from '../../support/server/follow.ts'
import { heldBack, json, memberApi } from '../../support/server/member-api.ts'
import { listen } from '../../support/site.ts'

const encodings = ['identity', 'gzip', 'br', 'zstd'] as const

t.test('the head of a list does not wait for its wishes, which stand in their place', async t => {
  for (const encoding of encodings) {
    const { items, ...head } = openRegistry(manyItems(300))
    const wishes = heldBack((_request, response) => json(response, 200, { registry: { ...head, items } }))
    const api = await memberApi(t, (request, response) =>
      request.url?.endsWith('/head') ? json(response, 200, { registry: head }) : wishes.hold(request, response),
    )
    const { origin } = await listen(t, { env: { MEMBER_API_URL: api.url } })
    const page = await follow(origin + listPath, { 'accept-encoding': encoding })
    await page.until('Emma Stone and Lee Park')
    t.equal(page.status, 200)
    t.notMatch(page.text(), /sleeping bag|<\/html>/, 'nothing has waited')
    wishes.letGo()
    const whole = await page.whole
    t.match(whole, /<\/html>\s*$/, encoding)
    const rows = withName(mainOf(whole), 'li').filter(({ attributes }) => /^i+\d+$/.test(attributes.id ?? ''))
    t.equal(rows.length, 300)
    const titles = wordsOf(whole).match(/sleeping bag for winter, \d{4}(?= \$)/g) ?? []
    t.same(titles, titles.toSorted(), 'in their order')
    t.ok(wordsOf(whole).indexOf('sleeping bag') < wordsOf(whole).indexOf('Links to shops'), 'before what follows them')
    t.same(withName(mainOf(whole), 'script'), [], 'no script moves them')
    t.same(withName(mainOf(whole), 'template'), [])
    t.notMatch(whole, /<!--[\da-f]{24}:/, 'no trace of the places that a server fills')
  }
})

t.test('forms of a short list have ids of their own each', async t => {
  const items = ['a', 'b', 'c'].map(id => guestItem({ id }))
  const { ask } = await guestSite(t, { [`GET ${listApi}`]: aList(items) })
  const { body } = await ask(listPath)
  const ids = withName(parseHtml(body), 'input').flatMap(({ attributes }) => attributes.id ?? [])
  t.ok(ids.length >= 6)
  t.equal(new Set(ids).size, ids.length)
})

t.test('wishes that cannot be had: the page says so, and ends properly', async t => {
  const { items: _, ...head } = openRegistry([])
  const { ask, answers } = await guestSite(t, { [`GET ${listApi}/head`]: [200, { registry: head }] })
  for (const answer of [
    [500, {}],
    [404, { statusCode: 404, code: 'not-found', message: 'x' }],
    [200, { registry: { status: 'paused', words: null } }],
  ] as [number, object][]) {
    answers[`GET ${listApi}`] = answer
    const { statusCode, body } = await ask(listPath)
    t.equal(statusCode, 200)
    t.match(wordsOf(body), 'The wishes cannot be shown right now.')
    t.match(body, /<\/html>\s*$/)
  }
})
