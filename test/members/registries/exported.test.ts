// What a member takes along of a list: before the day nothing of its gifts, after it all that the owners may see.
import { aGuest, aRegistry } from '../../support/members/a-registry.ts'
import { password, testMembers } from '../../support/members.ts'
import { onBothStores } from '../../support/stores.ts'

onBothStores(
  'the export holds the gifts from the day on, and nothing by which a giver is reached',
  async (t, place) => {
    const members = await testMembers(t, place)
    const list = await aRegistry(members, 'emma@example.com', { address: '1 Canary St', town: 'Canarytown' })
    const item = await list.add({ title: 'Blanket', note: 'Canarynote', quantity: 2 })
    await list.send('PUT', '/pin', { pin: '246824' })
    await list.send('POST', '/invitations', { email: 'canary-jo@example.com' })
    await list.send('PUT', '/pin', { pin: null })
    const giver = { name: 'Canarygiver', email: 'canary-giver@example.com', message: 'Canarywords' }
    const { token } = (await aGuest(members, list.link).reserve(item.id, giver)).json()
    const exported = async () => {
      const { token } = (
        await members.ask('POST', '/sessions', { body: { email: 'emma@example.com', password } })
      ).json()
      return members.ask('GET', `/members/${list.member}/export`, { token })
    }
    const before = await exported()
    t.match(before.json().registries, [
      {
        id: list.id,
        link: list.link,
        town: 'Canarytown',
        address: '1 Canary St',
        items: [{ note: 'Canarynote' }],
        invitations: [{ email: 'canary-jo@example.com' }],
        gifts: null,
      },
    ])
    t.notMatch(before.body, /Canarygiver|Canarywords|canary-giver/)
    members.clock.now = Date.parse('2027-02-01T00:00:00Z')
    const after = await exported()
    t.match(after.json().registries, [
      {
        gifts: [{ item: { title: 'Blanket' }, giver: { name: 'Canarygiver', message: 'Canarywords' }, thanked: false }],
      },
    ])
    for (const secret of ['canary-giver@example.com', token]) t.notOk(after.body.includes(secret), secret)
  },
)
