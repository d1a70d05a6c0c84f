// A member's pregnancy: added, changed, removed, and what becomes of a loss.
import { addDays, addMonths, type CalendarDate, toUnixSeconds, toWireBirthDate } from '../../domain/dates.ts'
import { due, today, withEmma } from '../support/members/emma.ts'
import { onStore } from '../support/stores.ts'

onStore('due dates at the ends of what is allowed', async (t, place) => {
  const { send } = await withEmma(t, place)
  for (const day of [addDays(addMonths(today, -1), 1), addDays(addMonths(today, 10), -1)]) {
    const added = await send('POST', '/pregnancies', {
      pregnancy: { due_date: toUnixSeconds(day), multiples: 'false' },
    })
    t.equal(added.statusCode, 201, day)
    await send('DELETE', `/pregnancies/${added.json().data.member.pregnancy.id}`)
  }
})

onStore('a pregnancy is added, changed and removed', async (t, place) => {
  const { send, me } = await withEmma(t, place)
  t.match((await send('PATCH', '', { member: { is_ttc: true } })).json(), {
    member: { is_ttc: true, had_profile: true, version: 2 },
  })
  const added = await send('POST', '/pregnancies', {
    pregnancy: { id: 'theirs', due_date: due, multiples: 'true', code_name: ' Peanut ' },
  })
  t.equal(added.statusCode, 201)
  const { member } = added.json().data
  t.match(member, { is_ttc: false, parent_role: null, is_created_on_tk: false, had_profile: true, version: 3 })
  const { id } = member.pregnancy
  t.not(id, 'theirs')
  t.same(member.pregnancy, { id, code_name: 'Peanut', due_date: due, multiples: 'true' })
  const later = due + 7 * 86_400
  const updated = await send('PUT', `/pregnancies/${id}`, { pregnancy: { id, due_date: later, multiples: 'false' } })
  t.same(updated.json().member.pregnancy, { id, code_name: 'Peanut', due_date: later, multiples: 'false' })
  const second = await send('POST', '/pregnancies', { pregnancy: { due_date: due, multiples: 'false' } })
  t.match(second.json(), { statusCode: 409, code: 'conflict', member: { version: 4, pregnancy: { id } } })
  const trying = await send('PATCH', '', { member: { is_ttc: true } })
  t.match(
    trying.json(),
    { statusCode: 409, member: { version: 4, is_ttc: false } },
    'trying is no profile during a pregnancy',
  )
  const removed = await send('DELETE', `/pregnancies/${id}`, { pregnancy: { id, due_date: later, multiples: 'false' } })
  t.equal(removed.statusCode, 200)
  t.match(await me(), { pregnancy: {}, is_ttc: false, version: 5 })
  t.same((await send('GET', '/losses')).json().items, [], 'removing a profile says nothing of a loss')
})

onStore('a date that has passed saves as long as it stays', async (t, place) => {
  const { members, send } = await withEmma(t, place)
  const added = await send('POST', '/pregnancies', { pregnancy: { due_date: due, multiples: 'false' } })
  const { id } = added.json().data.member.pregnancy
  members.clock.now += 200 * 86_400_000
  const { token } = (
    await members.ask('POST', '/sessions', { body: { email: 'emma@example.com', password: 'a long enough password' } })
  ).json()
  const url = `/members/${added.json().data.member.id_string}/pregnancies/${id}`
  const save = (pregnancy: object) => members.ask('PUT', url, { token, body: { pregnancy } })
  t.match((await save({ id, due_date: due, multiples: 'true' })).json(), {
    member: { pregnancy: { due_date: due, multiples: 'true' } },
  })
  t.match((await save({ id, due_date: due - 86_400, multiples: 'true' })).json(), {
    statusCode: 422,
    field: 'due_date',
  })
})

for (const isTtc of [true, false])
  onStore(`after a loss, ${isTtc ? 'trying' : 'no stage'}`, async (t, place) => {
    const { members, send, me } = await withEmma(t, place)
    const headers = { 'idempotency-key': 'once' }
    const add = () =>
      send('POST', '/pregnancies', { pregnancy: { due_date: due, multiples: 'true', code_name: 'Peanut' } }, headers)
    const { id } = (await add()).json().data.member.pregnancy
    const lost = await send('DELETE', `/pregnancies/${id}`, { is_ttc: isTtc })
    t.equal(lost.statusCode, 200)
    t.match(lost.json().member, { pregnancy: {}, is_ttc: isTtc, version: 3 })
    t.notMatch(lost.body, 'Peanut')
    const record = {
      id,
      code_name: 'Peanut',
      due_date: due,
      multiples: 'true',
      record: 'hide',
      recorded_at: '2026-11-21T12:00:00.000Z',
    }
    t.same((await send('GET', '/losses')).json().items, [record], 'hidden until the member chooses')
    t.equal((await add()).body, '', 'a late repetition brings nothing back')
    t.match(await me(), { pregnancy: {}, is_ttc: isTtc, version: 3 })
    t.equal((await send('PUT', `/losses/${id}`, { record: 'forget' })).statusCode, 400)
    t.equal((await send('PUT', `/losses/${id}`, { record: 'keep' })).statusCode, 200)
    t.match((await send('GET', '/losses')).json().items, [{ record: 'keep' }])
    t.equal((await send('PUT', `/losses/${id}`, { record: 'delete' })).statusCode, 200)
    t.equal((await send('PUT', `/losses/${id}`, { record: 'keep' })).statusCode, 404)
    for (const table of ['losses', 'pregnancies', 'idempotency'] as const)
      t.notMatch(JSON.stringify(await members.store.db.selectFrom(table).selectAll().execute()), 'Peanut')
  })

onStore('the quiet after a loss lasts until the member says otherwise', async (t, place) => {
  const { send, me } = await withEmma(t, place)
  const isQuiet = async () => (await me()).after_loss
  const add = async () =>
    (await send('POST', '/pregnancies', { pregnancy: { due_date: due, multiples: 'false' } })).json().data.member
      .pregnancy.id
  t.equal(await isQuiet(), false)
  await send('DELETE', `/pregnancies/${await add()}`, { is_ttc: false })
  t.equal(await isQuiet(), true)
  const [loss] = (await send('GET', '/losses')).json().items
  await send('PUT', `/losses/${loss.id}`, { record: 'delete' })
  t.equal(await isQuiet(), true, 'whoever deletes the record has not asked to be congratulated')
  const again = await add()
  t.equal(await isQuiet(), false, 'a new pregnancy is treated as wished for')
  await send('DELETE', `/pregnancies/${again}`)
  t.equal(await isQuiet(), true, 'one that is taken away again brings nothing back')
  t.match((await send('PATCH', '', { member: { after_loss: false } })).json(), { member: { after_loss: false } })
  t.equal(await isQuiet(), false)
  t.match(
    (await send('PATCH', '', { member: { after_loss: true } })).json(),
    { member: { after_loss: true } },
    'a member may ask for it',
  )
})

onStore('a child born after a loss ends the quiet, an older one does not', async (t, place) => {
  const { members, send, me, home } = await withEmma(t, place)
  const body = (day: CalendarDate) => ({
    child: { birth_date: toWireBirthDate(day), first_name: 'Ada', gender: 2, middle_name: null },
  })
  const child = (day: CalendarDate) => send('POST', '/children', body(day))
  await child(addDays(today, -800))
  const added = await send('POST', '/pregnancies', { pregnancy: { due_date: due, multiples: 'false' } })
  await send('DELETE', `/pregnancies/${added.json().data.member.pregnancy.id}`, { is_ttc: false })
  await child(addDays(today, -700))
  t.equal((await me()).after_loss, true)
  members.clock.now += 400 * 86_400_000
  const login = await members.ask('POST', '/sessions', {
    body: { email: 'emma@example.com', password: 'a long enough password' },
  })
  const { token } = login.json()
  const { child: undated } = body(today)
  const undatedAnswer = await members.ask('POST', `${home}/children`, {
    token,
    body: { child: { ...undated, birth_date: null } },
  })
  t.match(undatedAnswer.json(), { data: { member: { after_loss: true } } }, 'nobody knows when this one was born')
  const [{ id }] = undatedAnswer
    .json()
    .data.member.born_children.filter((one: { birth_date: string | null }) => one.birth_date === null)
  const born = await members.ask('PUT', `${home}/children/${id}`, {
    token,
    body: { child: { ...body(addDays(today, 390)).child, id } },
  })
  t.match(born.json(), { member: { after_loss: false } })
})
