// docs/promises.md names a proof for every promise: each is there, under that very title.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import manifest from '../../package.json' with { type: 'json' }
import { cases } from '../chaos/cases/all.ts'
import { partNames } from '../faults/members/part-names.ts'

const root = join(import.meta.dirname, '../..')

interface Row {
  promise: string
  /** A file of tests, or `npm run` and a command. */
  where: string
  /** A title, or what a command calls a part of it; empty for all of it. */
  what: string
}

/** Rows of a table of two columns, without its head. */
function rowsOf(markdown: string): Row[] {
  const lines = markdown.split('\n').filter(line => line.startsWith('|') && !/^\|(?:-+\||\s*Promise\s*\|)/.test(line))
  return lines.map(line => {
    const [, promise = '', where = '', what = ''] = /^\| (.+) \| `([^`]+)`(?:: (.+))? \|$/.exec(line) ?? ['', line]
    return { promise, where, what }
  })
}

const quoted = /\b(?:test|onBothStores|onStore)\(\s*(?:'((?:[^'\\]|\\.)*)'|`((?:[^`\\]|\\.)*)`|"((?:[^"\\]|\\.)*)")/g
const titlesIn = (source: string) => [...source.matchAll(quoted)].map(([, a, b, c]) => a ?? b ?? c ?? '')

/** `…` stands for whatever a test fills in. */
const fits = (title: string, what: string) =>
  what === title ||
  new RegExp(`^${what.split('…').map(RegExp.escape).join('.*')}$`).test(title.replaceAll(/\$\{[^}]*\}/g, '…'))

/** What commands call their parts; a command that has none stands for all of it. */
const parts: Readonly<Record<string, readonly string[]>> = {
  'test:chaos': cases.map(({ name }) => name),
  'test:faults': partNames,
}

/** @returns what is wrong with a row, or null */
function problemOf({ where, what }: Row): string | null {
  const command = /^npm run (\S+)$/.exec(where)?.[1]
  if (command) {
    if (!(command in manifest.scripts)) return 'no such command'
    return what === '' || parts[command]?.includes(what) ? null : 'the command has no such part'
  }
  if (!where || !existsSync(join(root, where))) return 'no such file'
  return titlesIn(readFileSync(join(root, where), 'utf8')).some(title => fits(title, what)) ? null : 'no such title'
}

t.test('every promise has its proof', async t => {
  const rows = rowsOf(readFileSync(join(root, 'docs/promises.md'), 'utf8'))
  t.ok(rows.length > 80, `${rows.length} promises`)
  t.same(
    rows.flatMap(row => {
      const problem = problemOf(row)
      return problem ? [`${row.promise}: ${row.where}: ${row.what}: ${problem}`] : []
    }),
    [],
  )
  for (let threat = 1; threat <= 30; threat++)
    t.ok(
      rows.some(({ promise }) => promise.startsWith(`${threat} `)),
      `threat ${threat} has a row`,
    )
})

t.test('a proof that is not there is found', async t => {
  const problem = (line: string) => rowsOf(line).map(problemOf)
  t.same(problem('| one | `test/every/promises.test.ts`: a proof that is not there is found |'), [null])
  t.same(problem('| one | `test/every/promises.test.ts`: a proof that is not here is found |'), ['no such title'])
  t.same(problem('| one | `test/every/promise.test.ts`: every promise has its proof |'), ['no such file'])
  t.same(problem('| one | `npm run test:chaos`: nothing breaks |'), ['the command has no such part'])
  t.same(problem('| one | `npm run test:everything` |'), ['no such command'])
  t.same(problem('| one without a proof |'), ['no such file'])
})
