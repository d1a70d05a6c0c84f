// Where joining leads, by the stage that was chosen. The member API answers that the account is there.
import '../support/no-pressure.ts'
import t from 'tap'
import { testSite } from '../support/site.ts'
import { json, memberApi } from './member-api.ts'

const token = 'a-fresh-token-of-the-right-form-for-a-session'

t.test('a dashboard is told what needs a date; a target stays as it is', async t => {
  const api = await memberApi(t, (_request, response) => json(response, 201, { token, member: {} }))
  const { ask } = await testSite(t, { env: { MEMBER_API_URL: api.url } })
  const leadsTo = async (path: string, fields: Record<string, string>) => {
    const { statusCode, headers } = await ask({
      method: 'POST',
      url: path,
      headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ email: 'rosa@example.test', password: 'a long enough password', ...fields }).toString(),
    })
    t.equal(statusCode, 303)
    return headers.location
  }
  const rows: [fields: Record<string, string>, location: string][] = [
    [{ stage: 'pregnant' }, '/dashboard?stage=pregnant'],
    [{ stage: 'parent' }, '/dashboard?stage=parent'],
    [{ stage: 'trying-to-conceive' }, '/dashboard'],
    [{ stage: 'none' }, '/dashboard'],
    [{}, '/dashboard'],
    [{ stage: 'parent&a=b' }, '/dashboard'],
    [{ stage: 'parent', target: '/dashboard' }, '/dashboard?stage=parent'],
    [{ stage: 'parent', target: '/dashboard?stage=pregnant' }, '/dashboard?stage=parent'],
    [{ stage: 'pregnant', target: 'https://evil.test/' }, '/dashboard?stage=pregnant'],
    [{ stage: 'pregnant', target: '/a/' }, '/a/'],
    [{ stage: 'pregnant', target: '/dashboards' }, '/dashboards'],
  ]
  for (const [fields, location] of rows) t.equal(await leadsTo('/join', fields), location, JSON.stringify(fields))
  t.equal(await leadsTo('/login', { stage: 'pregnant' }), '/dashboard', 'logging in asks nothing')
})
