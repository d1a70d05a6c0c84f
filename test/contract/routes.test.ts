// The member API serves the routes of the contract, and no others.
import t from 'tap'
import { routes } from '../../contract/routes.ts'
import { testMembers } from '../support/members.ts'
import { freshPlace } from '../support/stores.ts'

t.test('each route of the contract, its health, and nothing else', async t => {
  const members = await testMembers(t, await freshPlace(t, 'sqlite'))
  const served = members.routes.filter(({ method }) => method !== 'HEAD').map(({ method, url }) => `${method} ${url}`)
  t.same(served.sort(), [...Object.keys(routes), 'GET /healthz'].sort())
})
