// A member's avatar: a letter, a drawing or an upload, in every answer that names it.
import t from 'tap'
import { defaultImages } from '../../../domain/avatar.ts'
import { kept, sendAvatar } from '../../support/avatar-forms.ts'
import { testMembers } from '../../support/members.ts'
import { picture } from '../../support/pictures.ts'
import { until } from '../../support/process.ts'
import { freshPlace, onStore } from '../../support/stores.ts'

const png = await picture().png().toBuffer()

onStore('a letter, a drawing, an upload, and back', async (t, place) => {
  const members = await testMembers(t, place)
  const { token, member } = await members.join('emma@example.com', { first_name: 'Émilie' })
  const info = async (name = member.id_string) =>
    (await members.ask('GET', `/members/${name}/avatar`, { token })).json()
  const isOn = async () => (await members.ask('GET', '/members/me', { token })).json().member
  const send = (...parts: Parameters<typeof sendAvatar>[1]['parts']) =>
    sendAvatar(members, { token, member: String(member.username), parts })
  t.same(await info(), { placeholder_slug: 'e-526399', is_placeholder: true, letter: 'E', background_color: '#526399' })
  const urls = new Set([member.avatar_url])

  const letter = await send(['slug', 'b-0f8b8d'])
  t.same([letter.statusCode, Object.keys(letter.json())], [200, ['avatar_url']])
  t.same(await info(String(member.username)), {
    placeholder_slug: 'b-0F8B8D',
    is_placeholder: true,
    letter: 'B',
    background_color: '#0F8B8D',
  })
  urls.add(letter.json().avatar_url)
  t.equal((await members.ask('GET', String(member.avatar_url))).statusCode, 404, 'the address before is nobody’s')

  const upload = await send(['file', png, 'me.png'])
  t.equal(upload.statusCode, 200)
  t.same(await info(), { placeholder_slug: '', is_placeholder: false, letter: '', background_color: '' })
  urls.add(upload.json().avatar_url)
  t.equal((await isOn()).avatar_url, upload.json().avatar_url)
  t.equal((await isOn()).version, Number(member.version) + 2)
  t.equal(kept(members).length, 1)

  const drawing = await send(['slug', 'giraffe'])
  t.same(await info(), { placeholder_slug: 'giraffe', is_placeholder: true, letter: '', background_color: '' })
  urls.add(drawing.json().avatar_url)
  t.equal(urls.size, 4, 'a new address every time')
  t.equal((await members.ask('GET', upload.json().avatar_url)).statusCode, 404)
  await until('the upload is removed', async () => kept(members).length === 0)
})

t.test('pictures are for everyone with their name, never change, and run nothing', async t => {
  const members = await testMembers(t, await freshPlace(t, 'sqlite'))
  const { token, member } = await members.join('emma@example.com')
  const upload = await sendAvatar(members, { token, member: member.id_string, parts: [['file', png, 'me.png']] })
  const headers = {
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  }
  const shown = await members.ask('GET', upload.json().avatar_url)
  t.match(shown.headers, { ...headers, 'content-type': 'image/webp' })
  const { id_string } = member
  for (const slug of ['a-04133A', 'z-EF6C00', ...defaultImages]) {
    const { avatar_url } = (await sendAvatar(members, { token, member: id_string, parts: [['slug', slug]] })).json()
    t.match(avatar_url, /^\/avatars\/[\w-]{22}\.svg$/)
    const drawn = await members.ask('GET', avatar_url)
    t.match(drawn.headers, { ...headers, 'content-type': 'image/svg+xml' }, slug)
    t.match(drawn.body, /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="256" height="256"[\s\S]*<\/svg>\s*$/, slug)
    t.notMatch(drawn.body, /<script|<style|style=|href|onload/, slug)
  }
  for (const name of [
    'x.svg',
    `${'A'.repeat(22)}.svg`,
    `${'A'.repeat(22)}.webp`,
    '..%2Fmembers.db',
    '%2e%2e',
    '..%5Cmembers.db',
    'members.db',
  ])
    t.equal((await members.ask('GET', `/avatars/${name}`)).statusCode, 404, name)
})

t.test('somebody else’s avatar is as unknown as nobody’s', async t => {
  const members = await testMembers(t, await freshPlace(t, 'sqlite'))
  const { token } = await members.join('emma@example.com')
  const { token: hers, member } = await members.join('ada@example.com')
  const unknown = await members.ask('GET', `/members/${'A'.repeat(22)}/avatar`, { token })
  for (const name of [member.id_string, String(member.username)]) {
    const read = await members.ask('GET', `/members/${name}/avatar`, { token })
    t.same([read.statusCode, read.body], [404, unknown.body])
    const written = await sendAvatar(members, { token, member: name, parts: [['file', png, 'a.png']] })
    t.same([written.statusCode, written.body], [404, unknown.body])
  }
  t.equal((await members.ask('GET', `/members/${member.id_string}/avatar`)).statusCode, 401, 'without a session')
  t.match((await members.ask('GET', `/members/${member.id_string}/avatar`, { token: hers })).json(), {
    placeholder_slug: 'a-526399',
  })
  t.same(kept(members), [])
})

t.test('a change that is refused leaves the picture before it, and no file', async t => {
  const members = await testMembers(t, await freshPlace(t, 'sqlite'))
  const { token, member } = await members.join('emma@example.com')
  const parts = [['file', png, 'a.png']] as const
  t.equal((await sendAvatar(members, { token, member: member.id_string, parts })).statusCode, 200)
  const [first] = kept(members)
  const stale = await sendAvatar(members, { token, member: member.id_string, parts, headers: { 'if-match': '"1"' } })
  t.match([stale.statusCode, stale.json()], [409, { member: { avatar_url: `/avatars/${first}`, version: 2 } }])
  t.same(kept(members), [first])
})
