// To start a process takes longer than most proofs: those that need none of their own share one with others.
import { globSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import manifest from '../../package.json' with { type: 'json' }

const root = join(import.meta.dirname, '../..')

/** Runs all tests of a pattern in this process, one after the other, but those that tap runs by themselves. */
export async function inOneProcess(pattern: string, exclude: readonly string[] = []): Promise<void> {
  t.setTimeout(600_000) // of many files
  const files = globSync(pattern, { cwd: root, exclude: [...manifest.tap.include, ...exclude] })
  t.ok(files.length > 0, `${files.length} files`)
  for (const file of files.sort()) await import(join(root, file))
}
