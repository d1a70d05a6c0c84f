// What a member changes through one worker is known to all of them at once, for each of the member's devices.
import { Agent } from 'node:http'
import t from 'tap'
import { askSite } from '../support/faults/raw-client.ts'
import { patienceMs, startSite, until } from '../support/process.ts'
import { json, memberApi, memberBody, signedIn } from '../support/server/member-api.ts'

const visits = 16
const devices = ['desk', 'phone'].map(signedIn)

t.test('after a loss no worker shows a pregnancy on any device', async t => {
  let isPregnant = true
  const api = await memberApi(t, (request, response) => {
    if (request.method === 'DELETE') isPregnant = false
    if (request.method === 'POST') isPregnant = true
    json(response, 200, memberBody('emma', isPregnant ? {} : { pregnancy: {}, is_ttc: true }))
  })
  const site = await startSite(t, { env: { WORKERS: '2', MEMBER_API_URL: api.url } })
  const agent = new Agent({ keepAlive: false }) // so that the workers take turns
  const origin = `http://localhost:${site.port}`
  /**
   * A page of either worker; the account that it shows is the last thing in it. @returns null while it is not known in
   * time
   */
  async function stageOn(headers: Record<string, string>): Promise<string | null> {
    const { status, text } = await askSite(origin, agent, { path: '/about-us', headers })
    const stage = [...text.matchAll(/data-stage="([^"]*)"/g)].at(-1)?.[1]
    return status === 200 && stage !== undefined && stage !== 'none' ? stage : null // a busy machine refuses, or shows what is safe
  }
  /** All that a number of pages say on both devices, from both workers. */
  async function stages() {
    const seen: string[] = []
    await until(
      'pages',
      async () => seen.push(...(await Promise.all(devices.map(stageOn))).filter(stage => stage !== null)) >= visits,
      patienceMs,
      0,
    )
    return [...new Set(seen)]
  }
  const change = async (method: string, path: string) => {
    const headers = { ...devices[0], 'content-type': 'application/json' }
    const { status } = await askSite(origin, agent, {
      method,
      path: `/api/members/id-of-emma/pregnancies${path}`,
      headers,
      body: '{}',
    })
    t.equal(status, 200, `${method} ${path}`)
  }
  for (let round = 0; round < 3; round++) {
    t.same(await stages(), ['pregnant'], 'known to all workers')
    await change('DELETE', '/3')
    t.same(await stages(), ['trying-to-conceive'], 'after the loss')
    await change('POST', '')
  }
  t.ok(api.asked.length < 6 * visits, `many pages come without a question: ${api.asked.length}`)
  const workers = () => new Set(site.log().flatMap(({ route, pid }) => (route === '/about-us' ? [pid] : [])))
  await until('both to have answered', () => workers().size === 2)
})
