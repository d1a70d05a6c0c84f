// The visitor's own day, by what their browser told of its clock.

import cookies from '@fastify/cookie'
import Fastify from 'fastify'
import t from 'tap'
import { visitorsDay } from '../../../server/request/visitor-day.ts'

const noon = Date.parse('2026-11-21T12:00:00Z')
const minute = 60_000

/** The day of a visitor who sends this cookie header, at an instant. */
async function dayAt(now: number, cookie?: string) {
  const app = Fastify()
  await app.register(cookies)
  app.get('/', request => ({ day: visitorsDay(request, now) }))
  const { body } = await app.inject({ url: '/', headers: cookie === undefined ? {} : { cookie } })
  return JSON.parse(body).day
}

t.test('a day begins at the visitor’s own midnight, to the minute', async t => {
  // Offset, and the last minute (UTC) of their November 20.
  const table: [offset: number, lastMinute: string][] = [
    [0, '2026-11-20T23:59:00Z'],
    [-300, '2026-11-21T04:59:00Z'], // New York
    [330, '2026-11-20T18:29:00Z'], // India
    [840, '2026-11-20T09:59:00Z'], // Kiritimati, the first to see a day
    [-720, '2026-11-21T11:59:00Z'], // the last
    [-840, '2026-11-21T13:59:00Z'], // as far as is believed
    [-1, '2026-11-21T00:00:00Z'],
    [1, '2026-11-20T23:58:00Z'],
  ]
  for (const [offset, last] of table) {
    t.equal(await dayAt(Date.parse(last), `utc_offset=${offset}`), '2026-11-20', `${offset}: still`)
    t.equal(
      await dayAt(Date.parse(last) + minute - 1, `utc_offset=${offset}`),
      '2026-11-20',
      `${offset}: to the last millisecond`,
    )
    t.equal(await dayAt(Date.parse(last) + minute, `utc_offset=${offset}`), '2026-11-21', `${offset}: and then not`)
  }
})

t.test('nothing that cannot be an offset is believed', async t => {
  const late = noon + 11.5 * 60 * minute // 23:30: an hour ahead is tomorrow
  const early = noon - 11.5 * 60 * minute // 00:30: an hour behind is yesterday
  t.equal(await dayAt(late, 'utc_offset=60'), '2026-11-22', 'the instants tell the two apart')
  t.equal(await dayAt(early, 'utc_offset=-60'), '2026-11-20')
  t.equal(await dayAt(late, 'utc_offset=840'), '2026-11-22', 'the furthest there is')
  t.equal(await dayAt(early, 'utc_offset=-840'), '2026-11-20')
  const odd = [
    '841',
    '999',
    '1000',
    '1440',
    '99999999999',
    '60.5',
    '6e1',
    '+60',
    ' 60',
    '0x3c',
    '60;',
    '--60',
    '٦٠',
    'NaN',
    'Infinity',
    '',
    '"><b>',
  ]
  for (const text of odd) {
    const value = encodeURIComponent(text)
    t.equal(await dayAt(late, `utc_offset=${value}`), '2026-11-21', `ahead: ${text}`)
    t.equal(await dayAt(early, `utc_offset=-${value}`), '2026-11-21', `behind: ${text}`)
  }
  t.equal(await dayAt(late), '2026-11-21', 'nor is what was not told')
  t.equal(await dayAt(late, 'utc_offset=60; utc_offset=-60'), await dayAt(late, 'utc_offset=60'), 'the first of two')
})
