// Argon2id, two at once, sixteen waiting.
import t from 'tap'
import { createPasswords } from '../../members/passwords.ts'
import { quickPasswords } from '../support/members.ts'

t.test('a hash is Argon2id of 64 MiB, three rounds, one lane, and its own salt', async t => {
  const passwords = createPasswords()
  const [one, two] = await Promise.all([passwords.hash('correct horse'), passwords.hash('correct horse')])
  for (const hash of [one, two]) t.match(hash, /^\$argon2id\$v=19\$m=65536,t=3,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  t.not(one, two)
  t.equal(await passwords.verify(one, 'correct horse'), true)
  t.equal(await passwords.verify(one, 'correct horse '), false)
})

/** Milliseconds that all threads have worked: others who use the machine do not count. */
const worked = ({ user, system } = process.cpuUsage()) => (user + system) / 1000

t.test('nobody’s account has no password, and takes as much work to say so', async t => {
  const passwords = createPasswords()
  const kept = await passwords.hash('correct horse')
  const work = async (hash: string | null) => {
    const before = worked()
    t.equal(await passwords.verify(hash, 'wrong horse'), false)
    return worked() - before
  }
  const known: number[] = []
  const unknown: number[] = []
  for (let i = 0; i < 7; i++) {
    known.push(await work(kept))
    unknown.push(await work(null))
  }
  const least = (all: number[]) => Math.min(...all)
  t.ok(least(unknown) > 0.5 * least(known), `${least(unknown)} ms and ${least(known)} ms`)
})

t.test('eighteen at once are served, more are sent away for a moment', async t => {
  const passwords = quickPasswords()
  const results = await Promise.allSettled(Array.from({ length: 25 }, () => passwords.hash('correct horse')))
  const refused = results.filter(result => result.status === 'rejected')
  t.equal(refused.length, 7)
  for (const { reason } of refused) t.match(reason, { statusCode: 503, code: 'OVERLOADED' })
  t.match(await passwords.hash('correct horse'), /^\$argon2id/, 'and then there is room again')
  const broken = await Promise.allSettled(Array.from({ length: 4 }, () => passwords.verify('no hash', 'x')))
  t.same(
    broken.map(result => result.status),
    ['rejected', 'rejected', 'rejected', 'rejected'],
  )
  t.match(await passwords.hash('correct horse'), /^\$argon2id/, 'a failure gives its place back')
})
