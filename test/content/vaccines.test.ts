import t from 'tap'
import { january2026List, usSchedule, vaccinesDueAt } from '../../content/vaccines.ts'

const namesAt = (months: number) => [
  ...new Set(vaccinesDueAt(months).map(row => row.vaccine.replace(/ ?\(.*|,.*/, ''))),
]

t.test('the visits at birth, two and twelve months', async t => {
  t.same(namesAt(0), ['RSV antibody', 'Hepatitis B'])
  t.same(namesAt(2), [
    'RSV antibody',
    'Hepatitis B',
    'Rotavirus',
    'Diphtheria',
    'Haemophilus influenzae type b',
    'Pneumococcal',
    'Polio',
  ])
  t.ok(['Measles', 'Chickenpox', 'Hepatitis A'].every(name => namesAt(12).includes(name)))
})

t.test('a window holds its last month to the end and nothing after it', async t => {
  const hib = (months: number) => vaccinesDueAt(months).some(row => row.vaccine.includes('Hib'))
  t.same([11.9, 12, 15.9, 16].map(hib), [false, true, true, false])
  t.same(vaccinesDueAt(-1), [])
  t.same(vaccinesDueAt(84), [])
})

t.test('the January 2026 list keeps six of the vaccines of the first years', async t => {
  const kept = new Set(usSchedule.rows.filter(row => row.onJanuary2026List).map(row => row.vaccine))
  const dropped = new Set(usSchedule.rows.filter(row => !row.onJanuary2026List).map(row => row.vaccine))
  t.same([kept.size, dropped.size], [6, 6])
  t.ok(
    [...kept].every(name => !dropped.has(name)),
    'a vaccine is on the list or not, with all its doses',
  )
})

t.test('every row and version can be shown', async t => {
  for (const { vaccine, ages, fromMonths, toMonths } of usSchedule.rows)
    t.ok(ages && fromMonths <= toMonths, `${vaccine}, ${ages}`)
  for (const { version, source } of [usSchedule, january2026List]) {
    t.match(version, /^\d{4}-\d{2}-\d{2}$/)
    t.match(source.url, /^https:\/\//)
  }
})
