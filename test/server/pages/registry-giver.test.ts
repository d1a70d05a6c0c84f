import t from 'tap'
import '../../support/no-pressure.ts'
import {
  giftApi,
  giftPath,
  giftToken,
  giverGift,
  guestItem,
  guestSite,
  link,
  listApi,
  listPath,
  wordsOf,
} from '../../support/registry-guests.ts'

t.test('the PIN: a right one opens the list, and tries are few', async t => {
  const { submit, sent, answers } = await guestSite(t, { [`GET ${listApi}`]: [200, { registry: { status: 'pin' } }] })
  answers[`POST ${listApi}/pin`] = [200, { pass: 'p'.repeat(43) }]
  const right = await submit(`${listPath}/pin`, { pin: '1234' })
  t.equal(right.statusCode, 303)
  t.equal(right.headers.location, `${listPath}?opened=1`)
  t.match(String(right.headers['set-cookie']), /registry_pass=p{43};.*HttpOnly/i)
  t.same(sent.at(0)?.body, { pin: '1234' })
  answers[`POST ${listApi}/pin`] = [
    422,
    { statusCode: 422, code: 'pin-wrong', message: 'This is not the PIN of this list.', field: 'pin' },
  ]
  const wrong = await submit(`${listPath}/pin`, { pin: '9999' })
  t.equal(wrong.statusCode, 422)
  t.match(wordsOf(wrong.body), 'This is not the PIN of this list.')
  t.notMatch(wrong.body, '9999')
  answers[`POST ${listApi}/pin`] = [
    429,
    { statusCode: 429, code: 'too-many-tries', message: 'That was a lot at once. Please wait.' },
  ]
  const often = await submit(`${listPath}/pin`, { pin: '9999' })
  t.equal(often.statusCode, 429)
  t.match(wordsOf(often.body), 'That was five tries. Please wait ten minutes')
  t.equal(often.headers['retry-after'], '42')
})

t.test('a giver’s own page: every state, and what each form asks', async t => {
  const { ask, submit, sent, answers, lines } = await guestSite(t, {})
  const set = (given: object) => {
    const answer: [number, object] = [200, { gift: giverGift(given) }]
    Object.assign(answers, { [`GET ${giftApi}`]: answer, [`PUT ${giftApi}`]: answer })
  }
  const read = async (path = giftPath) => wordsOf((await ask(path)).body)
  set({ address: 'Main Street 1\nSpringfield' })
  const { headers, body } = await ask(giftPath)
  t.equal(headers['cache-control'], 'private, no-store')
  t.equal(headers['referrer-policy'], 'same-origin')
  t.match(body, '<meta name="robots" content="noindex"/>')
  for (const said of [
    'Wool blanket',
    'I have bought it',
    'With love',
    'Main Street 1',
    'This was not me',
    'See the whole list',
  ])
    t.match(wordsOf(body), said)
  t.match(await read(`${giftPath}?ask=release`), 'Yes, give it back')
  t.match(await read(`${giftPath}?ask=not-me`), 'This was not you?')
  for (const [fields, asked, leads] of [
    [{ does: 'bought' }, { state: 'bought' }, giftPath],
    [{ does: 'reserved' }, { state: 'reserved' }, giftPath],
    [{ does: 'released' }, { state: 'released' }, giftPath],
    [{ does: 'message', message: 'Dear you' }, { message: 'Dear you' }, `${giftPath}?saved=message`],
  ] as const) {
    const { statusCode, headers } = await submit(giftPath, fields)
    t.equal(statusCode, 303)
    t.equal(headers.location, leads)
    const last = sent.at(-1)
    t.equal(`${last?.method} ${last?.url}`, `PUT ${giftApi}?under=${link}`)
    t.same(last?.body, asked)
  }
  t.match(await read(`${giftPath}?saved=message`), 'Your words are saved.')
  set({ state: 'bought', thanks: 'We love it.', quantity: 2, item: { ...guestItem({ shares: 8, price: 20_000 }) } })
  for (const said of ['2 of 8 shares, $25 each', 'We love it.', 'Not bought yet after all']) t.match(await read(), said)
  set({ state: 'released', item: null, giver: { name: '', message: '' } })
  t.match(await read(), 'You have given this gift back')
  t.notMatch(await read(), 'not on the list any more', 'the wish is: others can choose it')
  t.notMatch(await read(), 'This was not me')
  set({ state: 'reserved', item: null })
  t.match(await read(), 'not on the list any more')
  set({ item: null, parents: [], list_status: 'paused' })
  const paused = await read()
  t.match(paused, 'This list is not open at the moment')
  t.notMatch(paused, /Emma|whole list|bought/)
  set({ link: 'n'.repeat(22) })
  t.notMatch((await ask(giftPath)).body, 'n'.repeat(22), 'whoever has an old link is not told the new one')
  delete answers[`GET ${giftApi}`]
  delete answers[`PUT ${giftApi}`]
  for (const path of [giftPath, `${listPath}/gift/x`, `/registry/x/gift/${giftToken}`, `${giftPath}%00`])
    t.equal((await ask(path)).statusCode, 404, path)
  t.equal((await submit(giftPath, { does: 'bought' })).statusCode, 404)
  const log = JSON.stringify(lines)
  for (const secret of [link, giftToken, 'Dear you', 'Emma']) t.notMatch(log, secret, 'the log says nothing of it')
})

t.test('who could be sent no letter is told to keep the address of the page', async t => {
  const { ask, answers } = await guestSite(t, { [`GET ${giftApi}`]: [200, { gift: giverGift({ mailed: false }) }] })
  t.match(wordsOf((await ask(giftPath)).body), 'We could not send you a letter with the address of this page')
  answers[`GET ${giftApi}`] = [200, { gift: giverGift() }]
  t.notMatch(wordsOf((await ask(giftPath)).body), 'could not send')
})

t.test('a wish that was renamed stands beside what it was called', async t => {
  const { ask } = await guestSite(t, {
    [`GET ${giftApi}`]: [200, { gift: giverGift({ chosen_title: 'Old <b> crib' }) }],
  })
  t.match(wordsOf((await ask(giftPath)).body), /You chose it as “Old <b> crib ?”/)
  const { ask: askSame } = await guestSite(t, { [`GET ${giftApi}`]: [200, { gift: giverGift() }] })
  t.notMatch(wordsOf((await askSame(giftPath)).body), 'You chose it as')
})

t.test('a giver’s page says what has changed under the gift', async t => {
  const { ask, answers } = await guestSite(t, {})
  for (const [changed, says] of [
    ['fewer', 'The parents wish for fewer of these now'],
    ['shares', 'The parents have changed how this is given'],
  ] as const) {
    answers[`GET ${giftApi}`] = [200, { gift: giverGift({ changed }) }]
    t.match(wordsOf((await ask(giftPath)).body), says)
  }
})
