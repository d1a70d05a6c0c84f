import t from 'tap'
import { booleanOf, fieldsOf, jsonOf, listOf, numberOf, textOf, wordOf } from '../../lib/lenient.ts'

const odd = [null, undefined, 7, 'x', true, [], {}, Number.NaN, Number.POSITIVE_INFINITY, () => {}]

t.test('what is asked for comes out', async t => {
  t.same(fieldsOf({ a: 1 }), { a: 1 })
  t.equal(textOf('abcdef', 3), 'abc')
  t.equal(numberOf(3, 1, 5, null), 3)
  t.equal(wordOf('b', ['a', 'b'], null), 'b')
  t.equal(booleanOf(true), true)
  t.same(
    listOf([1, 'x', 2], item => numberOf(item, 0, 9, null)),
    [1, 2],
  )
  t.same(
    listOf([1, 2, 3], item => item as number, 2),
    [1, 2],
  )
  t.same(jsonOf('{"a":[1]}'), { a: [1] })
})

t.test('anything else is what stands in for it', async t => {
  for (const value of odd) {
    t.doesNotThrow(() => [fieldsOf(value), listOf(value, () => 1)])
    if (typeof value !== 'string') t.equal(textOf(value, 9, 'none'), 'none')
    if (value !== 7) t.equal(numberOf(value, 0, 9, null), null)
    t.equal(wordOf(value, ['a'], 'a'), 'a')
    t.equal(booleanOf(value), value === true)
  }
  t.equal(numberOf(10, 0, 9, -1), -1)
  t.same(fieldsOf([1]), {})
  t.equal(jsonOf('{'), undefined)
})
