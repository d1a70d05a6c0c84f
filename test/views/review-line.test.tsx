import t from 'tap'
import { ReviewLine } from '../../views/ui/review-line.tsx'
import { textOf, withName } from '../support/html.ts'
import { render } from '../support/render.tsx'

const editorial = { by: 'editorial', on: '2026-03-01', due: '2027-03-01' } as const
const clinical = { ...editorial, by: 'clinical' } as const

t.test('who reviewed a page', async t => {
  const words = (review: typeof editorial | typeof clinical | undefined, today: string) =>
    textOf(render(<ReviewLine review={review} today={today} />)).trim()

  t.equal(words(editorial, '2026-06-01'), 'Reviewed by the editorial team; medical review pending · March 1, 2026')
  t.match(words(clinical, '2026-06-01'), /^Medically reviewed by .+ · March 1, 2026$/)
  t.equal(words(undefined, '2026-06-01'), '', 'a page that needs no review says nothing')
  t.notMatch(words(editorial, '2026-06-01'), /medically reviewed/i, 'editors are no clinicians')
})

t.test('a review that ran out says so, from the day after its last one', async t => {
  const at = (today: string) => render(<ReviewLine review={editorial} today={today} />)
  t.notMatch(textOf(at('2027-03-01')), /ran out/, 'its last day')
  t.match(textOf(at('2027-03-02')), /This review ran out on March 1, 2027; the page is due to be looked at again\./)
  t.match(withName(at('2027-03-02'), 'p')[1]?.attributes, { class: /review-expired/ })
  t.same(
    withName(at('2027-03-02'), 'time').map(({ attributes }) => attributes.datetime),
    ['2026-03-01', '2027-03-01'],
    'dates that machines can read',
  )
})
