import fc from 'fast-check'
import t from 'tap'
import { codeOf, mostInCode, newIn, readCode } from '../../../domain/tools/contractions-code.ts'

const zero = Date.UTC(2026, 10, 23, 3)
const at = (minute: number, seconds = 60) => ({
  start: zero + minute * 60_000,
  end: zero + (minute * 60 + seconds) * 1000,
})

t.test('there and back', async t => {
  const steps = fc.record({ gap: fc.integer({ min: 1, max: 90_000 }), length: fc.integer({ min: 1, max: 1800 }) })
  const strength = fc.option(fc.constantFrom(1, 2, 3, 4, 5), { nil: undefined })
  fc.assert(
    fc.property(fc.array(fc.tuple(steps, strength), { minLength: 1, maxLength: 60 }), fc.boolean(), (rows, runs) => {
      let start = zero
      const list = rows.map(([{ gap, length }, strength]) => {
        start += gap * 1000
        return { start, end: start + length * 1000, ...(strength && { strength }) }
      })
      const carry = { list, running: runs ? start + 5_000_000 : null }
      t.same(readCode(codeOf(carry)), carry)
    }),
    { numRuns: 100 },
  )
})

t.test('the latest, short enough for a camera, and without notes', async t => {
  const list = Array.from({ length: 100 }, (_, i) => ({ ...at(i * 5), strength: 3, note: 'waters' }))
  const code = codeOf({ list, running: null })
  t.match(code, /^[\w-]{100,340}$/)
  t.same(readCode(code)?.list.length, mostInCode)
  t.same(readCode(code)?.list.at(-1), { ...at(495), strength: 3 })
})

t.test('a text that no timer made', async t => {
  const whole = codeOf({ list: [at(0), at(5)], running: null })
  for (const code of ['', 'x', '%%', 'AA', 'AQ', whole.slice(0, -2), `B${whole}`, 'AQ'.repeat(2000), 'Af___________wY'])
    t.equal(readCode(code), null, code.slice(0, 20))
})

t.test('what is new here', async t => {
  const own = { list: [at(0), at(10)], running: null }
  t.same(newIn(own, { list: [at(0.5), at(5), at(10), at(15)], running: null }).list, [at(5), at(15)])
  t.same(newIn(own, own).list, [], 'nothing twice')
  t.equal(newIn(own, { list: [], running: zero + 20 * 60_000 }).running, zero + 20 * 60_000)
  t.equal(newIn(own, { list: [], running: zero + 10 * 60_000 }).running, null, 'it was over here')
  const busy = { ...own, running: zero + 15 * 60_000 }
  t.same(newIn(busy, { list: [at(12), at(15.2)], running: zero + 15 * 60_000 }), { list: [at(12)], running: null })
})
