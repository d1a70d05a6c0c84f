// After a loss: every page of the table and hundreds more, in every layout, offer nothing of babies, neither to a
// member nor on a device that asked for the quiet almanac.
import t from 'tap'
import { addDays, today, toUnixSeconds } from '../../domain/dates.ts'
import { quietCookie } from '../../domain/sensitive.ts'
import type { Content } from '../../publishing/load.ts'
import { hurts } from '../support/after-loss.ts'
import { examples } from '../support/crawl.ts'
import { parseHtml } from '../support/html.ts'
import { testMembers } from '../support/members.ts'
import { testSite } from '../support/site.ts'
import { sized } from '../support/sized.ts'
import { freshPlace } from '../support/stores.ts'

const agents = {
  desktop: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/150.0 Safari/537.36',
  phone: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1',
  app: 'LittleAlmanacApp/1.0 (iOS)',
}

/** Pages whose own text is about a pregnancy, a child, names or things to buy. */
const isOpened = (path: string) =>
  /^\/(?:a|news|topics|b|t|product-reviews\/[^/]+|pregnancy-week-by-week|baby-month-by-month|toddler-month-by-month)\/./.test(
    path,
  ) ||
  /^\/(?:best-of-|LGBTQ|future-of|sweepstakes|mobile-apps|about-us|partners|privacy|corrections|quiet-almanac|what-this)/.test(
    path,
  ) ||
  // What was typed stands there again.
  /[?&](?:show|q)=|-calculator$/.test(path)

const personal = [
  '/dashboard',
  '/saved-articles',
  '/settings',
  '/settings/losses',
  '/settings/security',
  '/settings/privacy',
  '/settings/data',
  '/join/profile',
  '/join/email-preferences',
]
const unusual = [
  '/nowhere',
  '/pregnancy-week-by-week/99-weeks-pregnant',
  '/a/nothing',
  '/due-date-calculator',
  '/search?q=week+12',
  '/search?q=names',
  '/search?q=zzzzqq',
  '/search?q=bleeding',
  '/search?q=no+heartbeat',
  '/b/search?q=suicidal',
]

/** Every sixth piece of each kind, or all of them. */
const pieces = (content: Content) =>
  (['week', 'month', 'article', 'topic', 'news', 'review', 'award'] as const).flatMap(kind =>
    content
      .cards(kind)
      .filter((_card, i) => i % sized(6, 1) === 0)
      .map(({ path }) => path),
  )

/** Lists of names by their letters: made alike, so some will do. */
const lists = sized(['a', 'q'], [...'abcdefghijklmnopqrstuvwxyz']).flatMap(letter => [
  `/b/baby-names-that-start-with-${letter}`,
  `/b/baby-girl-names-that-start-with-${letter}`,
])

let content: Content | undefined
const members = await testMembers(t, await freshPlace(t, 'sqlite'), { clock: { now: Date.now() } })
const { token, member } = await members.join('emma@example.test', { first_name: 'Emma' })
const ask = (method: string, path: string, body: object) =>
  members.ask(method, `/members/${member.id_string}/pregnancies${path}`, { token, body })
const due_date = toUnixSeconds(addDays(today(Date.now()), 100))
const added = await ask('POST', '', { pregnancy: { due_date, multiples: 'false' } })
await ask('DELETE', `/${added.json().data.member.pregnancy.id}`, { is_ttc: true })
const api = await members.app.listen({ host: '127.0.0.1', port: 0 })
const site = await testSite(t, { env: { MEMBER_API_URL: api }, content: own => (content = own) })
const addresses = [
  ...new Set([
    ...examples.filter(path => path !== '/kit'),
    ...pieces(content as unknown as Content),
    ...lists,
    ...unusual,
  ]),
]

const visitors = {
  'a member after a loss': { cookie: `uid=${'u'.repeat(22)}; session=${token}`, paths: [...addresses, ...personal] },
  'a device that asked for it': { cookie: `uid=${'u'.repeat(22)}; ${quietCookie}=1`, paths: addresses },
}

for (const [who, { cookie, paths }] of Object.entries(visitors))
  for (const [layout, agent] of Object.entries(agents))
    t.test(`${who}, ${layout}: ${paths.length} addresses`, async t => {
      for (const path of paths) {
        const answer = await site.ask({ url: path, headers: { cookie, 'user-agent': agent } })
        if (answer.statusCode === 301) continue // an example by another spelling
        t.ok([200, 303, 404].includes(answer.statusCode), `${path}: ${answer.statusCode}`)
        t.equal(answer.headers['cache-control'], 'private, no-store', path)
        if (answer.statusCode === 303) continue // it leads on, and shows nothing
        t.same(
          [
            ...new Set(
              hurts(parseHtml(answer.body), path.startsWith('/b/') ? 'names' : isOpened(path) ? 'text' : null),
            ),
          ],
          [],
          path,
        )
      }
    })
