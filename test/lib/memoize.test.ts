import t from 'tap'
import { memoized } from '../../lib/memoize.ts'

t.test('what is made of an object is made once, and of another one again', async t => {
  let made = 0
  const lengthOf = memoized((of: { text: string }) => ({ length: of.text.length, made: ++made }))
  const [tea, twin] = [{ text: 'tea' }, { text: 'tea' }]
  t.equal(lengthOf(tea), lengthOf(tea))
  t.same(
    [lengthOf(tea), lengthOf(twin)],
    [
      { length: 3, made: 1 },
      { length: 3, made: 2 },
    ],
  )
})

t.test('what failed is tried again', async t => {
  let tries = 0
  const later = memoized((_: object) => {
    if (++tries === 1) throw new Error('not yet')
    return tries
  })
  const of = {}
  t.throws(() => later(of), { message: 'not yet' })
  t.equal(later(of), 2)
  t.equal(later(of), 2)
})
