// Nothing of a list, its guests or a search is in any line of the log.
import { takeRegistrySteps } from '../../../members/registries/steps.ts'
import { aGuest, aRegistry } from '../../support/members/a-registry.ts'
import { testMembers } from '../../support/members.ts'
import { onStore } from '../../support/stores.ts'

onStore('no line of the log tells of a list', async (t, place) => {
  const members = await testMembers(t, place)
  const word = 'Zephyrine'
  const list = await aRegistry(members, 'emma@example.com', {
    parents: [{ first_name: word, last_name: word }],
    town: word,
    message: word,
    address: word,
    also_at: [{ url: `https://${word}.example/` }],
    findable: true,
  })
  const item = await list.add({ title: word, note: word, url: `https://${word}.example/x` })
  await list.send('PUT', '/pin', { pin: '73519246' })
  const { pass } = (await members.ask('POST', `/registries/${list.link}/pin`, { body: { pin: '73519246' } })).json()
  await members.ask('POST', `/registries/${list.link}/pin`, { body: { pin: '64291537' } })
  const guest = aGuest(members, list.link, pass)
  const { token } = (await guest.reserve(item.id, { name: word, message: word, email: `${word}@example.com` })).json()
  await guest.reserve(item.id, { name: word, email: word })
  await guest.reserve(word)
  await members.ask('GET', `/registry-gifts/${token}?under=${list.link}`)
  await members.ask('GET', `/registry-gifts/${word}?under=${word}`)
  await members.ask('PUT', `/registry-gifts/${token}?under=${list.link}`, { body: { message: word } })
  await members.ask('GET', `/registry-search?first=${word}&last=${word}`)
  await list.send('POST', '/invitations', { email: `${word}@example.com` })
  await list.send('POST', '/items', { item: { title: word.repeat(100), url: word } })
  await members.letters()
  members.clock.now += 8 * 86_400_000
  await takeRegistrySteps(members.store, members.clock.now)
  await members.letters()
  const lines = members.lines.map(line => JSON.stringify(line))
  t.ok(lines.length > 15 && lines.some(line => line.includes('/registries/:link')))
  for (const trace of [word, word.toLowerCase(), '73519246', '64291537', list.link, list.id, item.id, token, pass])
    t.notOk(
      lines.some(line => line.includes(trace)),
      trace,
    )
})
