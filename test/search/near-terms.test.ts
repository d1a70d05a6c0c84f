import fc from 'fast-check'
import t from 'tap'
import { nearTerms, termsBeginningWith } from '../../search/near-terms.ts'

/** Slips between two words, by the textbook: no row shared, nothing left out. */
function slipsBetween(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++)
      next.push(
        Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)),
      )
    row = next
  }
  return row[b.length] ?? 0
}

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'é', '母'), maxLength: 9 })
const words = fc.uniqueArray(word, { maxLength: 40 }).map(all => all.toSorted((a, b) => (a < b ? -1 : 1)))

t.test('near: every term within the slips, and no other', async t => {
  fc.assert(
    fc.property(words, word, fc.constantFrom(0, 1, 2), (terms, typed, most) => {
      const expected = terms
        .map((term, i) => ({ term: i, slips: slipsBetween(term, typed) }))
        .filter(({ slips }) => slips <= most)
      t.same(nearTerms(terms, typed, most), expected)
    }),
    { numRuns: 500 },
  )
  t.same(nearTerms(['pregnancy', 'pregnant', 'premature'], 'pergnant', 2), [{ term: 1, slips: 2 }])
})

t.test('beginnings: every term that begins so, and no other', async t => {
  fc.assert(
    fc.property(words, word, (terms, typed) => {
      t.same(
        terms.slice(...termsBeginningWith(terms, typed)),
        terms.filter(term => term.startsWith(typed)),
      )
    }),
  )
})
