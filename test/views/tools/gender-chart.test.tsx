// The gender chart as the server sends it, and what it says of two days.
import t from 'tap'
import { calendarDate as d } from '../../../domain/dates.ts'
import { chartAges, letterAt } from '../../../domain/tools/gender-chart.ts'
import { GenderChartTool } from '../../../views/tools/gender-chart.tsx'
import { lookUp } from '../../../views/tools/gender-chart-answer.tsx'
import { ChartTable } from '../../../views/tools/gender-chart-table.tsx'
import { textOf, withName } from '../../support/html.ts'
import { render } from '../../support/render.tsx'

const today = d('2026-11-23')
const look = (birth: string, due: string) => lookUp({ birth: d(birth), method: 'due', date: d(due), today })

t.test('without script the whole chart can be read, with headers for its rows and columns', async t => {
  const root = render(<GenderChartTool country="US" />)
  const headers = withName(root, 'th').map(th => [th.attributes.scope, textOf(th)])
  t.same(
    headers.filter(([scope]) => scope === 'col').map(([, text]) => text),
    ['Age', ...Array.from({ length: 12 }, (_, i) => String(i + 1))],
  )
  t.equal(headers.filter(([scope]) => scope === 'row').length, 28)
  const cells = withName(root, 'td').map(tag => textOf(tag))
  t.equal(cells.length, 336)
  for (const [index, text] of cells.entries())
    t.equal(text, letterAt(chartAges.first + Math.floor(index / 12), (index % 12) + 1), `cell ${index}`)
  t.match(textOf(root), /2,840,755 births in Sweden/, 'the study is there before any answer')
  t.match(
    withName(root, 'a').map(a => a.attributes.href),
    ['https://pubmed.ncbi.nlm.nih.gov/20618730/'],
  )
})

t.test('own cells are marked for eyes and for screen readers', async t => {
  const root = render(<ChartTable marked="33/8 33/9" />)
  const marked = withName(root, 'td').filter(td => td.attributes['aria-current'] === 'true')
  t.same(
    marked.map(tag => textOf(tag)),
    ['B (your cell)', 'G (your cell)'],
  )
  t.same(
    withName(render(<ChartTable marked="" />), 'td').filter(td => td.attributes['aria-current']),
    [],
  )
})

t.test('one answer, two answers, no row', async t => {
  const shown = (birth: string, due: string) => {
    const { answer } = look(birth, due)
    return { text: textOf(render(<div>{answer?.shown}</div>)), marked: answer?.marked, lines: answer?.lines ?? [] }
  }
  const one = shown('1995-01-20', '2027-06-26')
  t.match(one.text, /B, boy Lunar age 33, month 8/)
  t.match(one.text, /Chinese year 1994: 2026 - 1994 \+ 1 is lunar age 33/)
  t.match(one.text, /day 23 of month 8/)
  t.equal(one.marked, '33/8')
  t.match(one.lines.join('\n'), /No better than a coin.*2,840,755/, 'what is shared says it, too')

  const two = shown('1995-01-20', '2027-07-03')
  t.match(two.text, /G, girl.*or.*B, boy.*Column 9 begins on October 10, 2026/s)
  t.equal(two.marked, '33/9 33/8')

  const none = shown('1970-01-20', '2027-06-26')
  t.match(none.text, /No row.*lunar ages 18 to 45\. This one is 58/s)
  t.notMatch(none.text, /boy|girl/)
  for (const { text } of [one, two, none]) t.notMatch(text, /NaN|undefined|null/)
})

t.test('a wrong date has its words and no answer', async t => {
  t.match(look('1939-05-05', '2027-06-26'), { birthProblem: /begins on February 8, 1940/, answer: null })
  t.match(look('1995-01-20', '2028-06-26'), { dayProblem: /still to come/, answer: null })
  t.match(look('2026-11-01', '2027-06-26'), { dayProblem: /not after the birth date/, answer: null })
})
