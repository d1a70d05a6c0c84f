// The due date calculator as the server sends it: its form and its tables, before anybody entered anything.
import t from 'tap'
import { birthDrawing } from '../../../content/births-around-due-date.ts'
import { methodWords, numberWords } from '../../../content/due-date-fields.ts'
import { pregnancyMilestones, shownMilestones } from '../../../content/pregnancy-milestones.ts'
import { calendarDate as d } from '../../../domain/dates.ts'
import { BirthSpread } from '../../../views/tools/birth-spread.tsx'
import { DueDateTool } from '../../../views/tools/due-date.tsx'
import { DueDateTables } from '../../../views/tools/due-date-tables.tsx'
import { textOf, withName } from '../../support/html.ts'
import { render } from '../../support/render.tsx'

const words = { methods: methodWords, numbers: numberWords }

t.test('the form', async t => {
  const data = { words, milestones: shownMilestones, births: birthDrawing }
  const root = render(<DueDateTool country="US" dueDate={data} />)
  const labels = withName(root, 'label').map(label => textOf(label).trim())
  t.same(labels, [
    'Last period',
    'Conception or insemination',
    'IVF egg retrieval',
    'IVF transfer',
    'Ultrasound scan',
    'A date I was given',
    'First day of your last period',
    'Cycle length',
  ])
  const result = withName(root, 'section').find(({ attributes }) => attributes['aria-label'] === 'Result')
  t.match(result && textOf(result), /appears here as soon as/)
  t.same(withName(root, 'figure'), [], 'nothing that needs a date')
})

t.test('the tables below, readable without script', async t => {
  const root = render(<DueDateTables />)
  const rows = withName(root, 'tr').map(row => textOf(row))
  t.equal(rows.length, pregnancyMilestones.length + 1)
  t.match(
    rows.find(row => row.includes('Tdap')),
    /^27 to 36/,
  )
  t.ok(
    withName(root, 'tbody')
      .flatMap(body => withName(body, 'tr'))
      .every(row => withName(row, 'a').some(({ attributes }) => attributes.href?.startsWith('https://'))),
    'each row has its source',
  )
  t.match(textOf(root), /ask your clinician which schedule they follow/)
  t.match(textOf(root), /about 9 came before 37 weeks, 21 .* 76 came before the due date and 95 came before 41 weeks/)
})

t.test('the spread of births with dates', async t => {
  const svgOf = (on: string) =>
    withName(render(<BirthSpread drawing={birthDrawing} dueDate={d('2026-12-06')} on={d(on)} />), 'path').map(
      ({ attributes }) => attributes.class,
    )
  t.ok(svgOf('2026-12-01').includes('births-today'))
  const labelled = render(<BirthSpread drawing={birthDrawing} dueDate={d('2026-12-06')} on={d('2026-12-01')} />)
  t.same(
    withName(labelled, 'text').map(tag => textOf(tag)),
    ['Today, Dec 1'],
    'its line says so',
  )
  t.notOk(svgOf('2026-05-01').includes('births-today'), 'not when today lies elsewhere')
  t.match(textOf(render(<BirthSpread drawing={birthDrawing} dueDate={d('2026-12-06')} />)), /before Nov 15/)
})
