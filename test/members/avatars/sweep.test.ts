// Pictures that are nobody's, after a process that ended in the middle.
import { mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { kept, sendAvatar } from '../../support/avatar-forms.ts'
import { testMembers } from '../../support/members.ts'
import { picture } from '../../support/pictures.ts'
import { until } from '../../support/process.ts'
import { onStore } from '../../support/stores.ts'

onStore('pictures of nobody are removed at the start', async (t, place, kind) => {
  const png = await picture().png().toBuffer()
  const clock = { now: Date.parse('2026-11-21T12:00:00Z') }
  const fresh = `${'C'.repeat(22)}.webp`
  let url = ''

  await t.test('a process before', async t => {
    const members = await testMembers(t, place, { clock })
    const { token, member } = await members.join('emma@example.com')
    url = (await sendAvatar(members, { token, member: member.id_string, parts: [['file', png, 'a.png']] })).json()
      .avatar_url
    const leave = (name: string, secondsAgo: number) => {
      const path = `${members.config.avatarDir}/${name}`
      writeFileSync(path, 'left')
      utimesSync(path, clock.now / 1000 - secondsAgo, clock.now / 1000 - secondsAgo)
    }
    mkdirSync(members.config.avatarDir, { recursive: true })
    for (let i = 0; i < 3; i++) leave(`${'B'.repeat(21)}${i}.webp`, 61)
    leave('notes.txt', 61)
    leave(fresh, 1)
  })

  const members = await testMembers(t, place, { clock })
  await members.app.ready()
  // Beside a server, another process may be about to write the row of the last one.
  const left = [...(kind === 'postgres' ? [fresh] : []), url.replace('/avatars/', ''), 'notes.txt'].sort()
  await until('those of nobody are removed', () => kept(members).length === left.length)
  t.same(kept(members).sort(), left)
  t.equal((await members.ask('GET', url)).statusCode, 200, 'a member’s stays')
})
