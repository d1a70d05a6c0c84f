// A service that keeps failing is left alone, and asked by one request after a pause.
import t from 'tap'
import { createBreaker } from '../../../server/member-api/breaker.ts'

function breakerAt(start = 0) {
  const clock = { now: start }
  const breaker = createBreaker(() => clock.now)
  const open = () => {
    for (let i = 0; i < 5; i++) breaker.failed('usual')
  }
  return { clock, breaker, open }
}

t.test('five failures within ten seconds open it for five', async t => {
  const { clock, breaker, open } = breakerAt()
  open()
  t.same([breaker.isClosed(), breaker.admits()], [false, false])
  clock.now += 4999
  t.same([breaker.isClosed(), breaker.admits()], [false, false])
  clock.now += 1
  t.equal(breaker.isClosed(), true)
  t.equal(breaker.admits(), 'trial')
  t.same([breaker.isClosed(), breaker.admits()], [false, false], 'only the first of those that ask')
  breaker.failed('trial')
  clock.now += 4999
  t.equal(breaker.admits(), false, 'a trial that fails begins another pause')
  clock.now += 1
  t.equal(breaker.admits(), 'trial')
  breaker.succeeded()
  t.equal(breaker.admits(), 'usual')
})

t.test('failures that lie apart do not open it', async t => {
  const { clock, breaker } = breakerAt()
  for (let i = 0; i < 20; i++, clock.now += 2500) breaker.failed('usual')
  t.equal(breaker.admits(), 'usual')
})

t.test('what went out before it opened says nothing about the trial', async t => {
  const { clock, breaker, open } = breakerAt()
  const before = breaker.admits()
  open()
  clock.now += 5000
  t.equal(breaker.admits(), 'trial')
  if (before) breaker.abandoned(before)
  t.equal(breaker.admits(), false, 'one trial at a time')
  breaker.failed('usual')
  clock.now += 5000
  t.equal(breaker.admits(), false, 'still the same one')
  breaker.abandoned('trial')
  t.equal(breaker.admits(), 'trial', 'a trial that came to nothing gives its place to the next')
})
