// Whether an address has an account is nobody's business.
import type { LightMyRequestResponse } from 'fastify'
import type { Passwords } from '../../members/passwords.ts'
import { password, quickPasswords, testMembers } from '../support/members.ts'
import { onStore } from '../support/stores.ts'

const seen = ({ statusCode, headers, body }: LightMyRequestResponse) => ({
  statusCode,
  headers: { ...headers, date: '' },
  body,
})

/** Counts how often a password is really checked. */
function counting(): Passwords & { checks: number } {
  const real = quickPasswords()
  return {
    checks: 0,
    hash: real.hash,
    verify(kept, given) {
      this.checks++
      return real.verify(kept, given)
    },
  }
}

onStore('logging in and asking for a reset look the same for known and unknown', async (t, place) => {
  const passwords = counting()
  const members = await testMembers(t, place, { passwords })
  await members.join('known@example.com')
  const questions: [what: string, url: string, body: (email: string) => object][] = [
    ['a wrong password', '/sessions', email => ({ email, password: 'not this one' })],
    ['a reset', '/password-resets', email => ({ email })],
  ]
  for (const [what, url, bodyOf] of questions) {
    const before = passwords.checks
    const known = await members.ask('POST', url, { body: bodyOf('known@example.com') })
    const checks = passwords.checks - before
    const unknown = await members.ask('POST', url, { body: bodyOf('other@example.com') })
    t.same(seen(unknown), seen(known), what)
    t.equal(passwords.checks - before, 2 * checks, `${what}: as many passwords are checked`)
  }
  const notAnAddress = await members.ask('POST', '/sessions', { body: { email: 'no address', password } })
  t.equal(notAnAddress.statusCode, 422)
  t.equal(passwords.checks, 3)
})

const rounds = { least: 20, most: 1000 }
const mostGapMs = 5

onStore('and take as long', async (t, place) => {
  const members = await testMembers(t, place)
  await members.join('known0@example.com')
  for (const [what, url, more] of [
    ['a wrong password', '/sessions', { password: 'not this one' }],
    ['a reset', '/password-resets', {}],
  ] as const) {
    // A busy machine only ever adds to what an answer takes: the least of many is the answer's own, and a gap that is
    // real stays.
    const least = { known: Number.POSITIVE_INFINITY, other: Number.POSITIVE_INFINITY }
    const gap = () => Math.abs(least.known - least.other)
    for (let i = 0; i < rounds.least || (i < rounds.most && !(gap() < mostGapMs)); i++) {
      for (const who of ['known', 'other'] as const) {
        await members.store.db.deleteFrom('limits').execute()
        const started = performance.now()
        await members.ask('POST', url, { body: { email: `${who}0@example.com`, ...more } })
        least[who] = Math.min(least[who], performance.now() - started)
      }
    }
    t.ok(gap() < mostGapMs, `${what}: ${gap().toFixed(2)} ms apart`)
  }
})

onStore('joining with a known address changes nothing, says nothing, and tells its owner', async (t, place) => {
  const members = await testMembers(t, place)
  const { token, member } = await members.join('emma@example.com', { first_name: 'Emma' })
  const body = { email: 'EMMA@example.com', password: 'a password of somebody else', first_name: 'Eve' }
  for (let i = 0; i < 5; i++) {
    const answer = await members.ask('POST', '/accounts', { body, ip: `192.0.2.${i + 50}` })
    t.match(answer.json(), { statusCode: 422, field: 'email', code: 'email-refused' })
    t.notMatch(answer.body, /exist|taken|already (in use|registered)|known/i)
  }
  t.same((await members.ask('GET', '/members/me', { token })).json(), { member })
  t.equal((await members.ask('POST', '/sessions', { body: { email: 'emma@example.com', password } })).statusCode, 201)
  const letters = (await members.letters()).filter(letter => letter.subject === 'Somebody tried to use your address')
  t.equal(letters.length, 1, 'one a day is enough')
  t.match(letters[0], { to: [{ address: 'emma@example.com' }], text: /^Hello,/ })
  t.notMatch(letters[0]?.text, /Eve|192\.0\.2/)
})
