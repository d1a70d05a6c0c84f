import t from 'tap'
import { calendarDate, toUnixSeconds } from '../../../domain/dates.ts'
import { dayOfMember } from '../../../server/pages/day-area.tsx'
import { parseHtml, textOf, withName } from '../../support/html.ts'
import { aChild, aMember, aPregnancy } from '../../support/member-entity.ts'
import { json, memberApi, memberBody, signedIn } from '../../support/server/member-api.ts'
import { testSite } from '../../support/site.ts'

const on = calendarDate('2026-11-23')

t.test('a pregnancy goes first, then the youngest child that has a guide', async t => {
  const pregnancy = aPregnancy('2027-04-10')
  t.equal(dayOfMember(aMember({ pregnancy }), on)?.guide, '20-weeks-pregnant')
  const children = [aChild('2024-11-01'), aChild('2026-06-18')]
  t.equal(dayOfMember(aMember({ pregnancy, born_children: children }), on)?.stage, 'pregnant')
  t.equal(dayOfMember(aMember({ born_children: children }), on)?.guide, '5-month-old-baby')
  t.equal(dayOfMember(aMember({ born_children: [aChild('2020-01-01')] }), on), null)
  t.equal(dayOfMember(aMember(), on), null)
})

t.test("the front page has a member's day, once it is known whose page it is", async t => {
  const due = toUnixSeconds(calendarDate(new Date(Date.now() + 140 * 86_400_000).toISOString().slice(0, 10)))
  const fields: Record<string, object> = {
    emma: { pregnancy: { id: 3, due_date: due, multiples: 'false' } },
    noor: { pregnancy: {} },
    tess: { pregnancy: {}, is_ttc: true },
    olga: { pregnancy: {}, after_loss: true },
  }
  const api = await memberApi(t, (request, response) => {
    const name = /session-of-(\w+?)~*$/.exec(request.headers.authorization ?? '')?.[1] ?? ''
    json(response, 200, memberBody(name, fields[name]))
  })
  const { ask } = await testSite(t, { folder: 'dist-test', env: { MEMBER_API_URL: api.url } })
  const hero = async (name: string) => {
    const { body } = await ask({ url: '/', headers: signedIn(name) })
    return withName(parseHtml(body), 'header').find(({ attributes }) => attributes.class === 'home-hero')
  }
  for (const time of ['while they are looked up', 'once they are known']) {
    const emma = await hero('emma')
    t.match(emma && textOf(emma), /(19|20) weeks, \d days?.*Your whole day/s, time)
    t.equal(emma && withName(emma, 'x-island').length, 0)
    const noor = await hero('noor')
    t.match(
      noor && withName(noor, 'x-island')[0]?.attributes.name,
      'my-day',
      'without a date the question stands there',
    )
    const tess = await hero('tess')
    const first = tess && withName(tess, 'input').find(({ attributes }) => 'checked' in attributes)
    t.equal(tess && withName(tess, 'label').findIndex(label => withName(label, 'input')[0] === first), 3, 'Trying')
    t.equal(await hero('olga'), undefined, 'after a loss there is neither')
  }
})
