// What the build says of a file that speaks of danger signs.
import t from 'tap'
import { dangerProblems } from '../../../content/danger-signs/check.ts'
import type { KindName, Piece } from '../../../content/schema.ts'

const problems = (kind: KindName, slug: string, front: object, text: string, drift: boolean) =>
  dangerProblems({ kind, slug, front: front as Piece, text }, { drift }).map(({ line, text }) => `${line}: ${text}`)

t.test('lines of its own in a week or month restate no sign of that time', async t => {
  const alsoCall = ['A cerclage in use', 'Your baby moves less']
  const text = '---\nalsoCall:\n  - A cerclage in use\n  - Your baby moves less\n---\n'
  t.match(problems('week', '24-weeks-pregnant', { alsoCall }, text, false), [/^4: "Your baby moves less" restates .*movement/])
  t.same(problems('week', '12-weeks-pregnant', { alsoCall }, text, false), [], 'it is no sign of week 12')
  t.same(problems('month', '24-month-old', { alsoCall }, text, false), [])
})

t.test('thresholds and boxes of all texts are compared when that is asked for', async t => {
  const text = [
    '---',
    'lead: "A fever of 101 °F."',
    '---',
    '',
    ':::call[Call if]',
    '- there is a fever',
    '- a tooth is loose',
    ':::',
    '',
    'Fine.',
  ].join('\n')
  t.match(problems('article', 'x', {}, text, true), [/^2: .* rule fever/, /^6: "- there is a fever" restates/])
  t.same(problems('article', 'x', {}, text, false), [])
  const bleeding = 'Bleeding is often heavier than a period.'
  t.equal(problems('article', 'x', { topic: 'pregnancy' }, bleeding, true).length, 1)
  t.same(problems('article', 'x', { topic: 'pregnancy-miscarriage-pregnancy-loss' }, bleeding, true), [], 'it is expected there')
})
