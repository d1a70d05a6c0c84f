// A member with something everywhere, for tests of what is taken along and of what is left behind.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { recordOf } from '../../../contract/fields.ts'
import { writtenFields } from '../../../contract/member.ts'
import { newPictureName } from '../../../members/avatars/store.ts'
import { queueMail } from '../../../members/mail/queue.ts'
import type { Tables } from '../../../members/store/schema.ts'
import { softAuthenticator } from '../authenticator.ts'
import { password, type TestMembers } from '../members.ts'
import { due } from './emma.ts'

const minute = 60_000

const written = recordOf(writtenFields, name => `canary-${name.replaceAll('_', '-')}`)

/** Texts that are nowhere else, one for each place that holds a text of a member. */
export const canaries = {
  ...written,
  email: 'canary-mail@example.com',
  earlierEmail: 'canary-earlier@example.com',
  child: 'Canarychild',
  codeName: 'Canarycode',
  lossName: 'Canaryloss',
  article: 'canary-article',
  name: 'Canaryname',
  note: 'Canarynote',
  town: 'Canarytown',
  item: 'Canaryitem',
  shop: 'canaryshop',
  invited: 'canary-invited@example.com',
}

/** A member with something in every table. */
export async function fullMember(members: TestMembers) {
  const { token, member } = await members.join(canaries.earlierEmail, { first_name: canaries.first_name })
  const { id_string: id } = member
  const send = async (method: string, path: string, body?: object, headers?: Record<string, string>) => {
    const answer = await members.ask(method, `/members/${id}${path}`, { token, body, headers })
    if (answer.statusCode >= 300) throw new Error(`${method} ${path}: ${answer.body}`)
    return answer.body && answer.json()
  }
  const pregnancy = { due_date: due, multiples: 'false' }
  await send('PATCH', '', {
    member: { ...written, email_preferences: { news: true } },
  })
  const lost = await send('POST', '/pregnancies', { pregnancy: { ...pregnancy, code_name: canaries.lossName } })
  await send('DELETE', `/pregnancies/${lost.data.member.pregnancy.id}`, { is_ttc: true })
  await send('PUT', '/cycle', { last_period: '2026-10-03', cycle_length: 31, luteal_length: 13 })
  await send(
    'POST',
    '/pregnancies',
    { pregnancy: { ...pregnancy, code_name: canaries.codeName } },
    { 'idempotency-key': 'canary' },
  )
  await send('POST', '/children', { child: { first_name: canaries.child, birth_date: '/Date(1759276800000)/' } })
  await send('PUT', `/saved-articles/${canaries.article}`)
  await send('PUT', `/favorite-names/${canaries.name}`, { note: canaries.note })
  const share: string = (await send('POST', '/favorite-names/share')).token
  await send('PUT', '/consents', { allowed: ['analytics'] })
  await send('PUT', '/sweepstakes/new-members-2027')
  const parents = [{ first_name: 'Cecilia', last_name: 'Canary' }]
  const made = { registry: { parents, town: canaries.town, findable: true } }
  const { registry } = await send('POST', '/registries', made, { 'idempotency-key': 'canary-list' })
  const item = { title: canaries.item, url: `https://${canaries.shop}.example/` }
  const { item: thing } = await send('POST', `/registries/${registry.id}/items`, { item })
  await members.ask('POST', `/registries/${registry.link}/items/${thing.id}/reservations`, {
    body: { name: 'A guest', email: 'guest-of-canary@example.com', quantity: 1 },
  })
  await send('POST', `/registries/${registry.id}/invitations`, { email: canaries.invited })
  await members.letters() // the welcome leaves as a file
  await send('PUT', '/email', { email: canaries.email, password })
  await members.ask('POST', '/password-resets', { body: { email: canaries.email } })
  await members.letters() // so that there is a reset
  const row = await members.store.db.selectFrom('members').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  await queueMail(members.store.db, row, { template: 'welcome' }, members.clock.now + minute) // one that waits
  await send('DELETE', '/sessions')
  const key = softAuthenticator(members.config.siteOrigin)
  await send('POST', '/passkeys', key.create(await send('POST', '/passkeys/options')))
  await send('POST', '/passkeys/options') // a challenge that waits
  const picture = join(members.config.avatarDir, newPictureName())
  mkdirSync(members.config.avatarDir, { recursive: true })
  writeFileSync(picture, 'a picture')
  await members.store.db
    .updateTable('avatars')
    .set({ file: picture.slice(-27), slug: null })
    .where('member_id', '=', id)
    .execute()
  return { token, id, home: `/members/${id}`, share, picture }
}

export const tablesOf = async ({ store }: TestMembers) =>
  (await store.db.introspection.getTables())
    .map(({ name }) => name as keyof Tables)
    .filter(name => !/^(kysely|store)_/.test(name))
