// Letters that could not leave before a list was paused: a reminder would remind of what nobody wishes to hear of.
import type { Transport } from '../../../members/mail/transport.ts'
import { takeRegistrySteps } from '../../../members/registries/steps.ts'
import { aGuest, aRegistry } from '../../support/members/a-registry.ts'
import { testMembers } from '../../support/members.ts'
import { onBothStores } from '../../support/stores.ts'

const day = 86_400_000

onBothStores('a reminder that waits in the queue does not leave while the list is paused', async (t, place) => {
  const sent: string[] = []
  let isAway = false
  const transport: Transport = {
    async send({ subject }) {
      if (isAway) throw new Error('the mail server is away')
      sent.push(subject)
    },
    async forget() {},
    close() {},
  }
  const members = await testMembers(t, place, { transport })
  const list = await aRegistry(members, 'emma@example.com')
  const item = await list.add({ title: 'Blanket' })
  await aGuest(members, list.link).reserve(item.id)
  await members.mail.drain()
  sent.length = 0
  isAway = true
  members.clock.now += 7 * day
  await takeRegistrySteps(members.store, members.clock.now)
  await members.mail.drain()
  await members.ask('PATCH', `/members/${list.member}`, { token: list.token, body: { member: { after_loss: true } } })
  t.equal((await list.read()).status, 'paused')
  isAway = false
  members.clock.now += day
  await members.mail.drain()
  t.same(sent, [], 'nothing is said after a loss')
  await list.send('PUT', '/status', { status: 'open' })
  members.clock.now += 2 * day
  await takeRegistrySteps(members.store, members.clock.now)
  await members.mail.drain()
  t.same(sent, ['Does your gift still stand?'], 'it comes when the list is open again, once')
})
