import t from 'tap'
import { unbroken } from '../../lib/unbroken.ts'

t.test('a figure and its degrees stay in one line, and nothing else', async t => {
  t.equal(
    unbroken('A fever of 100.4 °F (38 °C), 21 to 23 °C, in 8 hours'),
    'A fever of 100.4\u00a0°F (38\u00a0°C), 21 to 23\u00a0°C, in 8 hours',
  )
})
