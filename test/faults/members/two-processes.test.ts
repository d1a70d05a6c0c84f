// Two processes of the member API on one PostgreSQL: guests of one list come through both.
import t from 'tap'
import { dataFolder, startMembers } from '../../support/faults/member-process.ts'
import { postgresServer } from '../../support/stores.ts'
import { makeList, reserveOne } from './reserving.ts'

t.test('200 guests at once for 7 of one thing, through two processes', async t => {
  const [dataDir, server] = [dataFolder(t), await postgresServer()]
  const url = await server.createDatabase()
  const processes = [await startMembers(t, dataDir, url, 'one.sock'), await startMembers(t, dataDir, url, 'two.sock')]
  const [first] = processes
  if (!first) throw new Error('there are two')
  const list = await makeList(first, 'emma')
  const [item = ''] = list.items
  const started = performance.now()
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, i) => reserveOne(processes[i % 2] ?? first, list, item)),
  )
  t.comment(`200 reservations through two processes in ${Math.round(performance.now() - started)} ms`)
  t.equal(answers.filter(({ token }) => token !== null).length, 7)
  t.ok(answers.every(({ status }) => [201, 409, 503].includes(status)))
  for (const members of processes) {
    const { left } = (await members.ask('GET', `/registries/${list.link}/left`)).json() as {
      left: Record<string, number> // as the API answers
    }
    t.equal(left[item], 0)
    await members.kill()
  }
})
