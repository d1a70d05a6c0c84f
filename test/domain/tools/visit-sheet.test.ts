import t from 'tap'
import { fittedParts } from '../../../domain/tools/visit-sheet.ts'

const lines = (count: number, text: string) => Array.from({ length: count }, (_, i) => `${i + 1} ${text}`)

t.test('what fits is all there, as it was written', async t => {
  const parts = [
    { title: 'Questions', lines: ['May I fly?'] },
    { title: 'Weight', lines: [] },
    { title: 'Notes', lines: ['Slept\n\n badly '] },
  ]
  t.same(fittedParts(parts), [
    { title: 'Questions', lines: ['May I fly?'], earlier: 0 },
    { title: 'Notes', lines: ['Slept badly'], earlier: 0 },
  ])
  t.same(fittedParts([]), [])
})

t.test('of too many lines the newest of each part stay, and the others are counted', async t => {
  const fitted = fittedParts([
    { title: 'Questions', lines: lines(200, 'short') },
    { title: 'Blood pressure', lines: lines(3, '118/76') },
    { title: 'Notes', lines: lines(50, 'word '.repeat(30)) },
  ])
  const [questions, pressure, notes] = fitted
  t.same(pressure, { title: 'Blood pressure', lines: lines(3, '118/76'), earlier: 0 }, 'a short part loses nothing')
  for (const [part, all] of [
    [questions, 200],
    [notes, 50],
  ] as const) {
    const shown = part?.lines.length ?? 0
    t.ok(shown >= 5, `${part?.title}: ${shown}`)
    t.equal(shown + (part?.earlier ?? 0), all)
    t.ok(
      part?.lines.every((line, i) => line.startsWith(`${i + 1} `)),
      'none is left out between',
    )
  }
  const rows = fitted.flatMap(part => part.lines).reduce((sum, line) => sum + Math.ceil(line.length / 44), 0)
  t.ok(rows <= 84 - 3 * 5, `${rows} half lines`)
})

t.test('an entry of a page is cut, and says so', async t => {
  const [notes] = fittedParts([{ title: 'Notes', lines: ['word '.repeat(900)] }])
  t.ok((notes?.lines[0]?.length ?? 999) <= 222)
  t.match(notes?.lines[0], /word …$/)
})
