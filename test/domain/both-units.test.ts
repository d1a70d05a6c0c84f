import t from 'tap'
import { inBothUnits } from '../../domain/both-units.ts'

t.test('the units of its readers come first, and both are there', async t => {
  for (const [text, us, other] of [
    ['At 5.4 cm, your baby', 'At 2.1 in (5.4 cm), your baby', 'At 5.4 cm (2.1 in), your baby'],
    [
      'nearly across a plate, 24.6 cm, and weighs about 331 g.',
      'nearly across a plate, 9.7 in (24.6 cm), and weighs about 11.7 oz (331 g).',
      'nearly across a plate, 24.6 cm (9.7 in), and weighs about 331 g (11.7 oz).',
    ],
    ['about 1,953 g (4 lb 5 oz), as a 2 kg bag', 'about 4 lb 5 oz (1,953 g), as a 2 kg bag', null],
    ['about 3,619 g (8 lb), like', 'about 8 lb (3,619 g), like', null],
    ['a cervix of 25 mm, 50 glasses', null, null],
  ] as const) {
    t.equal(inBothUnits(text, 'US'), us ?? text)
    t.equal(inBothUnits(text, 'other'), other ?? text)
  }
})
