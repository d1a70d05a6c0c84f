// What all tools share comes as one script. esbuild makes a script for each set of modules that the same entries use, and
// a tool's parts that load later are entries too: left alone, the frame of the tools is cut into a dozen of them.
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

const folder = join(import.meta.dirname, '../views/tools')
const shared = ['tool-frame.tsx', 'use-stored-tool.ts', 'deferred.tsx', 'field-of.tsx']
  .map(file => `\nimport './${file}'`)
  .join('')
const namesIn = (files, pattern) =>
  files.flatMap(file => [...readFileSync(file, 'utf8').matchAll(pattern)].map(m => m[1]))

/** Files of views/tools that begin a script of their own: the tools, and what they import later. */
const entries = new Set([
  ...namesIn([join(import.meta.dirname, '../client/tool-islands.ts')], /import\('\.\.\/views\/tools\/([\w.-]+)'\)/g),
  ...namesIn(
    globSync('*.{ts,tsx}', { cwd: folder }).map(file => join(folder, file)),
    /import\('\.\/([\w.-]+)'\)/g,
  ),
])

/** Lets each of them use all that is shared, so that it is one set. */
export const toolKit = {
  name: 'tool-kit',
  setup(build) {
    build.onLoad({ filter: /[\\/]views[\\/]tools[\\/][\w.-]+\.tsx?$/ }, ({ path }) =>
      entries.has(basename(path))
        ? { contents: readFileSync(path, 'utf8') + shared, loader: path.endsWith('x') ? 'tsx' : 'ts' }
        : undefined,
    )
  },
}
