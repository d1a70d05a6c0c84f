// The date picker as the server sends it: a text field that a form can send as it is.
import t from 'tap'
import { DatePicker, type DatePickerProps } from '../../views/ui/date-picker.tsx'
import { textOf, withName } from '../support/html.ts'
import { render } from '../support/render.tsx'

const inputs = (props: Partial<DatePickerProps> = {}) =>
  withName(render(<DatePicker label="Due Date" name="due_date" {...props} />), 'input').map(
    ({ attributes }) => attributes,
  )

t.test('one field, under its name', async t => {
  t.match(inputs({ initialDate: '2027-03-04', required: true }), [
    { type: 'text', name: 'due_date', value: '03/04/2027', required: '', placeholder: 'MM/DD/YYYY' },
  ])
  t.equal(inputs().length, 1, 'no second one that would be sent too')
  t.equal(inputs()[0]?.value, '')
})

t.test('what was typed comes back as it was', async t => {
  for (const typed of ['02/30/2027', 'soon', '3/4/27']) t.equal(inputs({ initialDate: typed })[0]?.value, typed)
})

t.test('a date that was there before is not told off', async t => {
  const root = render(<DatePicker label="Due Date" name="due_date" initialDate="2026-01-01" min="2026-11-10" />)
  t.notOk('aria-invalid' in (withName(root, 'input')[0]?.attributes ?? {}))
  t.notMatch(textOf(root), /Please/)
})

t.test('nothing in it depends on the day of reading', async t => {
  const root = render(<DatePicker label="Due Date" name="due_date" />)
  t.same(withName(root, 'dialog', 'table', 'select'), [], 'the calendar comes when it is opened')
  t.same(
    withName(root, 'button').map(({ attributes }) => [
      attributes['aria-label'],
      attributes['aria-haspopup'],
      attributes['aria-expanded'],
    ]),
    [['Open calendar', 'dialog', 'false']],
  )
})

t.test('a limit that is no date is a mistake of ours', async t => {
  t.throws(() => inputs({ min: '2027-02-30' }), RangeError)
  t.throws(() => inputs({ max: 'tomorrow' }), RangeError)
})
