// A disk of a few megabytes, where the system lets us have one.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Owner } from '../support/site.ts'

/** @returns its folder, or why there is none */
export function smallDisk(t: Owner, megabytes: number): string | { reason: string } {
  const folder = mkdtempSync(join(tmpdir(), 'almanac-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'pipe' })
  } catch {
    rmSync(folder, { recursive: true })
    return { reason: 'no file system can be mounted here: run it as root, or in a container that may' }
  }
  t.teardown(() => {
    execFileSync('umount', ['--lazy', folder])
    rmSync(folder, { recursive: true, force: true })
  })
  return folder
}
