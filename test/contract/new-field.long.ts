// A new field of a member, with its column, is a row in the contract, a migration and a label: a copy of the sources
// takes one, and its own check and tests pass.
import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import t from 'tap'
import { root } from '../support/process.ts'

type Edit = [file: string, before: string, added: string]
const row: Edit = ['contract/member.ts', '  username: {', "  nickname: { ...written, rule: 'member.last_name' },\n"]
const rest: Edit[] = [
  ['members/store/migrations.ts', '})\n', "  '2026-12-01-1-nickname': nickname,\n"],
  ['members/store/migrations.ts', 'import { profiles }', "import { nickname } from './migrations/nickname.ts'\n"],
  ['views/account/profile.tsx', '  username: {', "  nickname: { label: 'Nickname', autoComplete: 'nickname' },\n"],
]
const migration = `// What members like to be called.
import type { Migration } from 'kysely/migration'
import { textFrom } from './columns.ts'

export const nickname: Migration = {
  async up(db) {
    const { type, rule } = textFrom('')
    await db.schema.alterTable('members').addColumn('nickname', type, rule).execute()
  },
}
`

const tests = [
  'test/contract/member.test.ts',
  'test/members/member.test.ts',
  'test/members/profiles.test.ts',
  'test/members/account-export.test.ts',
  'test/server/member-api/session-lookup.isolated.test.ts',
]
const left = /^(?:node_modules|dist(?:-\w+)?|\.git|\.tap|\.data|\.next|tmp|report)$/

t.test('a field is added', async t => {
  const copy = mkdtempSync(join(tmpdir(), 'almanac-field-'))
  t.teardown(() => rmSync(copy, { recursive: true }))
  cpSync(root, copy, { recursive: true, filter: from => from === root || !left.test(basename(from)) })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  const add = ([file, before, added]: Edit) => {
    const text = readFileSync(join(copy, file), 'utf8')
    t.equal(text.split(before).length, 2, `${file} has ${before} once`)
    writeFileSync(join(copy, file), text.replace(before, added + before))
  }
  /** @returns what it said when it failed; '' when it did not */
  const fails = (command: string, ...args: string[]) =>
    new Promise<string>(resolve =>
      // Without what tap gives its children.
      execFile('env', ['-u', 'NODE_OPTIONS', command, ...args], { cwd: copy, maxBuffer: 1e8 }, (error, out, err) =>
        resolve(error ? out + err : ''),
      ),
    )
  const failing = async (files: readonly string[]) => {
    let said = ''
    for (const file of files) said += await fails(process.execPath, '--import=./test/support/loader.mjs', file)
    return said
  }

  add(row)
  t.match(await failing(tests.slice(0, 1)), /could not join/, 'without its column nobody can join')
  rest.forEach(add)
  writeFileSync(join(copy, 'members/store/migrations/nickname.ts'), migration)
  const touched = new Set([row, ...rest].map(([file]) => file)).size + 1
  t.ok(touched <= 5, `${touched} files`)
  t.same(await Promise.all([fails('npm', 'run', 'check'), failing(tests)]), ['', ''])
})
