// What a browser tells of its clock, on a page that is made up.
import t, { type Test } from 'tap'
import { tellClock } from '../../client/clock.ts'

/** The cookies that are set on a page with such a form, in such a zone: each by its pieces. */
function toldOn(t: Test, { form = '', zone = 'UTC', protocol = 'https:', signedIn = false }): Set<string>[] {
  const cookies: Set<string>[] = []
  const document = {
    documentElement: { dataset: {} },
    querySelector: (selector: string) => (selector.split(', ').includes(`form[action="${form}"]`) ? {} : null),
    set cookie(text: string) {
      cookies.push(new Set(text.split('; ')))
    },
  }
  const before = process.env.TZ
  t.teardown(() => {
    process.env.TZ = before ?? 'UTC'
    for (const name of ['document', 'location']) Reflect.deleteProperty(globalThis, name)
  })
  process.env.TZ = zone
  Object.assign(globalThis, { document, location: { protocol } })
  tellClock(signedIn)
  return cookies
}

t.test('a member’s clock is told on every page, a visitor’s only where they log in or join', async t => {
  t.equal(toldOn(t, { signedIn: true }).length, 1)
  for (const form of ['/join', '/login']) t.equal(toldOn(t, { form }).length, 1, form)
  for (const form of ['', '/search', '/forgot-password']) t.same(toldOn(t, { form }), [], `nobody needs it: ${form}`)
})

t.test('it is told in minutes ahead of UTC, for a year, to this site only', async t => {
  const kept = ['path=/', 'max-age=31536000', 'samesite=lax']
  const rows: [zone: string, minutes: number][] = [
    ['UTC', 0],
    ['Asia/Kolkata', 330],
    ['Pacific/Kiritimati', 840],
    ['Pacific/Pago_Pago', -660],
    ['America/Phoenix', -420],
  ]
  for (const [zone, minutes] of rows)
    t.same(toldOn(t, { zone, signedIn: true }), [new Set([`utc_offset=${minutes}`, ...kept, 'secure'])], zone)
  t.same(toldOn(t, { protocol: 'http:', signedIn: true }), [new Set(['utc_offset=0', ...kept])])
})
