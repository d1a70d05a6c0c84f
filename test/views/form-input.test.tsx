// What a field is as HTML: alone in a form without script, and as an island renders it.
import t from 'tap'
import { FormInput, type FormInputProps } from '../../views/ui/form-input.tsx'
import { all, type Tag, textOf, withName } from '../support/html.ts'
import { render } from '../support/render.tsx'

const items = [
  { value: 'false', label: 'Single' },
  { value: 'true', label: 'Twins/Multiples' },
]
const every: FormInputProps[] = [
  { type: 'text', label: 'First name', name: 'first_name' },
  { type: 'password', label: 'Password', name: 'password' },
  { type: 'checkbox', label: 'Weekly letter', name: 'weekly' },
  { type: 'radio', label: 'Expecting', name: 'multiples', items },
  { type: 'date', label: 'Due Date', name: 'due_date' },
]

const inputs = (root: Tag) => withName(root, 'input').map(({ attributes }) => attributes)
const input = (props: FormInputProps) => inputs(render(<FormInput {...props} />))[0] ?? {}
const byId = (root: Tag, id: string) => all(root, tag => tag.attributes.id === id)[0]
/** The element that carries a field's state: the input, for radios the group. */
const control = (root: Tag) => (withName(root, 'fieldset')[0] ?? withName(root, 'input')[0])?.attributes ?? {}
/** What a control is described by, in the order in which it is read. */
const described = (root: Tag) =>
  (control(root)['aria-describedby'] ?? '').split(' ').map(id => textOf(byId(root, id) as Tag).trim())
const labelled = (root: Tag, id: string) => withName(root, 'label').filter(tag => tag.attributes.for === id)

t.test('a line of text', async t => {
  const root = render(
    <FormInput type="text" label="First name" name="first_name" value="Ada" autoComplete="given-name" required />,
  )
  t.match(inputs(root), [{ type: 'text', name: 'first_name', value: 'Ada', autocomplete: 'given-name', required: '' }])
  t.same(
    labelled(root, control(root).id ?? '').map(label => textOf(label)),
    ['First name'],
  )
  t.equal(input({ type: 'text', label: 'E-mail', name: 'email', inputMode: 'email' }).inputmode, 'email')
  t.same(withName(root, 'button'), [], 'nothing else in it')
})

t.test('what a caller holds, and what the browser holds, look the same', async t => {
  const nothing = () => {}
  t.equal(input({ type: 'text', label: 'A', name: 'a', value: 'x', onChange: nothing }).value, 'x')
  t.ok('checked' in input({ type: 'checkbox', label: 'A', name: 'a', checked: true, onChange: nothing }))
  const chosen = (onChange?: () => void) =>
    inputs(render(<FormInput type="radio" label="A" name="a" items={items} value="true" onChange={onChange} />)).map(
      i => 'checked' in i,
    )
  t.same(chosen(nothing), [false, true])
  t.same(chosen(), [false, true])
})

t.test('a password with its toggle', async t => {
  const root = render(<FormInput type="password" label="Password" name="password" autoComplete="current-password" />)
  t.match(inputs(root), [{ type: 'password', name: 'password', autocomplete: 'current-password' }])
  const [toggle] = withName(root, 'button')
  t.match(toggle?.attributes, {
    type: 'button',
    'aria-label': 'Show password',
    'aria-pressed': 'false',
    'aria-controls': control(root).id,
  })
})

t.test('a box to tick', async t => {
  const box: FormInputProps = { type: 'checkbox', label: 'Weekly letter', name: 'weekly', value: 'yes' }
  t.match(input(box), { type: 'checkbox', name: 'weekly', value: 'yes' })
  t.notOk('checked' in input(box))
  t.ok('checked' in input({ ...box, checked: true }))
  t.equal(input({ type: 'checkbox', label: 'A', name: 'a' }).value, 'true', 'a value even when none is given')
  t.equal(textOf(withName(render(<FormInput {...box} />), 'label')[0] as Tag).trim(), 'Weekly letter')
})

t.test('one of a few', async t => {
  const root = render(
    <FormInput type="radio" label="Expecting" name="multiples" items={items} value="false" required />,
  )
  t.equal(textOf(withName(root, 'legend')[0] as Tag), 'Expecting')
  t.same(
    inputs(root).map(({ type, name, value, ...rest }) => [type, name, value, 'checked' in rest, 'required' in rest]),
    [
      ['radio', 'multiples', 'false', true, true],
      ['radio', 'multiples', 'true', false, true],
    ],
  )
  t.same(
    withName(root, 'label').map(label => [textOf(label).trim(), withName(label, 'input').length]),
    [
      ['Single', 1],
      ['Twins/Multiples', 1],
    ],
  )
})

t.test('a date is the date picker', async t => {
  t.match(input({ type: 'date', label: 'Due Date', name: 'due_date', value: '2027-03-04' }), {
    type: 'text',
    name: 'due_date',
    value: '03/04/2027',
  })
})

for (const props of every)
  t.test(`${props.type}: message and tip`, async t => {
    const plain = render(<FormInput {...props} />)
    t.notOk('aria-invalid' in control(plain) || 'aria-describedby' in control(plain), 'neither, nothing is said')

    const wrong = render(<FormInput {...props} error="That will not do." tipText="This would." />)
    t.equal(control(wrong)['aria-invalid'], 'true')
    t.same(described(wrong), ['That will not do.', 'This would.'])
    t.same(
      all(wrong, tag => tag.attributes.role === 'alert'),
      [],
      'what came with the page is not shouted',
    )
    t.equal(
      withName(wrong, 'svg').filter(svg => svg.attributes.class?.includes('icon-warning')).length,
      1,
      'not by colour alone',
    )

    const silent = render(<FormInput {...props} invalid />)
    t.equal(control(silent)['aria-invalid'], 'true', 'invalid without words')
    t.notOk('aria-describedby' in control(silent))

    const link = render(<FormInput {...props} tipText="Calculate it" tipType="link" tipLink="/due-date-calculator" />)
    t.same(described(link), ['Calculate it'])
    t.match(withName(link, 'a'), [{ attributes: { href: '/due-date-calculator' }, children: ['Calculate it'] }])
    t.same(
      withName(render(<FormInput {...props} tipText="Words" tipLink="/x" />), 'a'),
      [],
      'a tip of type text is no link',
    )
  })

t.test('fields of one page never share an id', async t => {
  const root = render(every.map(props => <FormInput key={props.name} {...props} error="No." tipText="Tip" />))
  const ids = all(root, tag => 'id' in tag.attributes).map(({ attributes }) => attributes.id)
  t.ok(ids.length >= 15)
  t.equal(new Set(ids).size, ids.length)
})
