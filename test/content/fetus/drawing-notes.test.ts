import { globSync, readFileSync } from 'node:fs'
import t from 'tap'
import { drawingNote } from '../../../content/fetus/drawing-notes.ts'
import { objectMm } from '../../../content/fetus/object-sizes.ts'

const weeks = Array.from({ length: 39 }, (_, i) => i + 4)

t.test('each drawing says what it shows, and after whom it was drawn', async t => {
  const notes = weeks.map(drawingNote)
  t.equal(new Set(notes.map(({ shows }) => shows)).size, weeks.length, 'each in its words')
  for (const [i, { shows, sources, unchecked }] of notes.entries()) {
    const week = weeks[i] ?? 0
    t.ok(shows.length > 20, `week ${week}`)
    t.ok(sources.length > 0 && sources.every(({ href }) => href.startsWith('https://')), `week ${week}: sources`)
    t.equal(/Carnegie/.test(sources[0]?.name ?? ''), week <= 10, `week ${week}: stages to week 10`)
    t.equal(
      sources.some(({ name }) => name === 'INTERGROWTH-21st'),
      week >= 14,
      `week ${week}: measures of scans`,
    )
    t.equal(unchecked !== '', week < 14, `week ${week}: what has no measure of its own is said`)
    t.equal(/shares of the length/.test(unchecked), week >= 9 && week < 14, `week ${week}: head and belly by shares`)
  }
})

t.test('every object of a week has a size to stand beside the baby with', async t => {
  const root = new URL('../../../', import.meta.url).pathname
  const used = globSync('content/weeks/*.md', { cwd: root }).flatMap(file => {
    const name = /^size: .*art: ([\w-]+)/m.exec(readFileSync(root + file, 'utf8'))?.[1]
    return name === undefined ? [] : [name]
  })
  t.ok(used.length > 30)
  t.same(used.toSorted(), Object.keys(objectMm).toSorted())
})
