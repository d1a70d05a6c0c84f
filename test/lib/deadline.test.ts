// A wait that has an end.
import t from 'tap'
import { withDeadline } from '../../lib/deadline.ts'

const late = () => new Error('late')

t.test('what comes in time', async t => {
  t.equal(await withDeadline(1000, Promise.resolve(7), late), 7)
  await t.rejects(withDeadline(1000, Promise.reject(new Error('own')), late), { message: 'own' })
})

t.test('what never comes', async t => {
  await t.rejects(withDeadline(5, new Promise(() => {}), late), { message: 'late' })
})

t.test('what fails after its time is nobody’s any more', async t => {
  const { promise, reject } = Promise.withResolvers<never>()
  await t.rejects(withDeadline(1, promise, late), { message: 'late' })
  reject(new Error('too late'))
  await new Promise(setImmediate)
  t.pass('no unhandled rejection')
})
