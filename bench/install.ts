// What a command needs beyond the site's own packages: it stands in a folder with a package.json and a lockfile of its
// own, and comes when the command is first run.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { runToEnd } from './peers/run.ts'

const installMs = 600_000

/**
 * Installs what the folder's lockfile names, when that is missing or the lockfile has changed. Needs the network then.
 * No package's own install script runs.
 * @param folder absolute, with package.json and package-lock.json
 * @throws when npm fails or takes more than 10 minutes
 */
export async function installOnDemand(folder: string): Promise<void> {
  const stamp = join(folder, 'node_modules/.lockfile')
  const lock = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return
  console.log(`Installing what ${basename(folder)} needs …`)
  // npm is the one that runs us, where there is one; the other is the one on the path.
  const [command, ...first] = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm']
  await runToEnd(command as string, [...first, 'ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
    ms: installMs,
  })
  writeFileSync(stamp, lock)
}
