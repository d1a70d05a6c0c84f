// What the first script shares with later ones comes as one script beside it. esbuild makes a script for each set of
// modules that the same entries use: left alone, the first paint waits for seven of a few hundred bytes, and browsers
// ask for six at a time over HTTP/1.1.
import { readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

const root = join(import.meta.dirname, '..')
const shared = [
  'client/page-block.ts',
  'domain/prompts/registration.ts',
  'state/after-picture.ts',
  'state/cookies.ts',
  'state/device-storage.ts',
  'state/look-key.ts',
  'state/report.ts',
  'state/running-timer.ts',
  'state/when-idle.ts',
  'state/when-shown.ts',
]
const imports = shared.map(file => `\nimport '${join(root, file).replaceAll(sep, '/')}'`).join('')

/** Lets each of them use all others, so that they are one set. They only declare, so their order does not matter. */
export const firstScript = {
  name: 'first-script',
  setup(build) {
    build.onLoad({ filter: /[\\/](?:client|prompts|state)[\\/][\w-]+\.ts$/ }, ({ path }) =>
      shared.includes(relative(root, path).replaceAll(sep, '/'))
        ? { contents: readFileSync(path, 'utf8') + imports, loader: 'ts' }
        : undefined,
    )
  },
}
