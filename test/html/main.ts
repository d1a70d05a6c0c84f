// npm run test:html: every page under the Nu Html Checker of the W3C, all in one run. Exit code 1 on any error.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installOnDemand } from '../../bench/install.ts'
import { checkHtml, missingJava } from './checker.ts'
import { everyDocument } from './documents.ts'
import { isKnown, unusedExceptions } from './exceptions.ts'

const closing: (() => unknown)[] = []
const folder = mkdtempSync(join(tmpdir(), 'html-'))

/** Writes each page into a file that is named by its number. @returns what each file holds */
async function writeAll(): Promise<Map<string, string>> {
  const names = new Map<string, string>()
  for (const { name, html } of await everyDocument({ teardown: close => closing.push(close) })) {
    const file = `${String(names.size).padStart(3, '0')}.html`
    writeFileSync(join(folder, file), html)
    names.set(file, name)
  }
  return names
}

async function run(): Promise<number> {
  const advice = missingJava()
  if (advice) {
    console.error(advice)
    return 1
  }
  await installOnDemand(import.meta.dirname)
  mkdirSync(folder, { recursive: true })
  const names = await writeAll()
  const messages = checkHtml(folder)
  const errors = messages.filter(message => !isKnown(message))
  for (const [text, places] of Map.groupBy(errors, ({ message }) => message)) {
    console.log(text)
    for (const { file, line, extract } of places.slice(0, 3))
      console.log(`  ${names.get(file)}, line ${line}: ${extract}`)
    if (places.length > 3) console.log(`  and ${places.length - 3} more`)
  }
  const unused = unusedExceptions(messages)
  for (const pattern of unused) console.log(`No page needs this exception any more: ${pattern}`)
  console.log(`${names.size} pages, ${errors.length} errors`)
  return errors.length || unused.length ? 1 : 0
}

try {
  process.exitCode = await run()
} finally {
  for (const close of closing.reverse()) await close()
  rmSync(folder, { recursive: true, force: true })
}
