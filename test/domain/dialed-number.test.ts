import t from 'tap'
import { dialedNumber } from '../../domain/dialed-number.ts'

t.test('one number is dialed as it is', async t => {
  for (const [text, dialed] of [
    ['911', '911'],
    ['555-123-4567', '5551234567'],
    [' +1 (555) 123.4567 ', '+15551234567'],
    ['030/1234567', '0301234567'],
  ] as const)
    t.equal(dialedNumber(text), dialed, text)
})

t.test('of anything else nobody can tell what to dial', async t => {
  for (const text of [
    '',
    'none',
    '12',
    '555-123-4567 or 555-987-6543',
    'Ward 2: 555-123-4567',
    '555-123-4567 ext. 12',
    '555 123 4567 555 987 6543',
    '1+555',
  ])
    t.equal(dialedNumber(text), null, text)
})
