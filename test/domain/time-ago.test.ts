import t from 'tap'
import { agoInWords } from '../../domain/time-ago.ts'

const hour = 3_600_000
const day = 24 * hour

t.test('how long ago something was', async t => {
  const said = (past: number) => agoInWords(1e12 - past, 1e12)
  for (const [past, words] of [
    [-day, 'just now'],
    [0, 'just now'],
    [59_999, 'just now'],
    [60_000, '1 minute ago'],
    [hour - 1, '59 minutes ago'],
    [hour, '1 hour ago'],
    [day - 1, '23 hours ago'],
    [day, '1 day ago'],
    [60 * day - 1, '59 days ago'],
    [60 * day, '2 months ago'],
    [179 * day, '5 months ago'],
  ] as const)
    t.equal(said(past), words, `${past}`)
})
