// What the build says of a file that speaks of danger signs.
import t from 'tap'
import type { KindName, Piece } from '../../content/schema.ts'
import { dangerProblems } from '../../publishing/danger-sign-check.ts'

const problems = (kind: KindName, slug: string, front: object, text: string) =>
  dangerProblems({ kind, slug, front: front as Piece, text }).map(({ line, text }) => `${line}: ${text}`)

t.test('lines of its own in a week or month restate no sign of that time', async t => {
  const alsoCall = ['A cerclage in use', 'Your baby moves less']
  const text = '---\nalsoCall:\n  - A cerclage in use\n  - Your baby moves less\n---\n'
  t.match(problems('week', '24-weeks-pregnant', { alsoCall }, text), [/^4: "Your baby moves less" restates .*movement/])
  t.same(problems('week', '12-weeks-pregnant', { alsoCall }, text), [], 'it is no sign of week 12')
  t.same(problems('month', '24-month-old', { alsoCall }, text), [])
})

t.test('thresholds and boxes of all texts are compared', async t => {
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
  t.match(problems('article', 'x', {}, text), [/^2: .* rule fever/, /^6: "- there is a fever" restates/])
  const bleeding = 'Bleeding is often heavier than a period.'
  t.equal(problems('article', 'x', { topic: 'pregnancy' }, bleeding).length, 1)
  t.same(
    problems('article', 'x', { topic: 'pregnancy-miscarriage-pregnancy-loss' }, bleeding),
    [],
    'it is expected there',
  )
})
