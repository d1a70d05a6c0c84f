// Each text that members write about themselves, from a change to the files of the store and back to the site.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { emptyMember, memberFields, writtenFields } from '../../contract/member.ts'
import { readMember } from '../../server/member-api/read-member.ts'
import { withEmma } from '../support/members/emma.ts'
import { onStore } from '../support/stores.ts'

onStore('what a member writes is kept, sealed, answered, exported and read by the site', async (t, place) => {
  const { send, members, token } = await withEmma(t, place)
  t.ok(writtenFields.length >= 3)
  for (const name of writtenFields) {
    const text = `my-own-${name.replaceAll('_', '-')}`
    t.match((await send('PATCH', '', { member: { [name]: ` ${text} ` } })).json().member, { [name]: text })
    const answer = await members.ask('GET', '/members/me', { token })
    t.same(Object.keys(answer.json().member).sort(), Object.keys(emptyMember).sort(), 'all fields, and nothing else')
    const read = readMember({ status: 200, headers: {}, body: answer.rawPayload })
    t.same(read, answer.json().member, 'the site reads all of it')
    t.match((await send('GET', '/export')).json().member, { [name]: text })
    t.match((await send('PATCH', '', { member: { [name]: 'x'.repeat(51) } })).json(), { statusCode: 422, field: name })
    t.match((await send('PATCH', '', { member: { [name]: 7 } })).json(), { statusCode: 400, field: name })
    const files = place.databaseUrl ? [] : readdirSync(place.dataDir).filter(file => file.startsWith('members.'))
    for (const file of files) t.notOk(readFileSync(join(place.dataDir, file)).includes(text), `${name} in ${file}`)
  }
})

onStore('a member who has written nothing yet', async (t, place) => {
  const { members } = await withEmma(t, place)
  const { member } = await members.join('new@example.com')
  for (const name of writtenFields) if (name !== 'username') t.equal(member[name], memberFields[name].fallback, name)
})
