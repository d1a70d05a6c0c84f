// TypeScript and TSX for the tests, by esbuild: a fifth of the time that tap's own loader takes for each file. Every test file is a process of
// its own that loads the whole site, so what was transformed and compiled once is kept for the others.

import { hash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { enableCompileCache, registerHooks } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { transformSync, version } from 'esbuild'

const kept = join(import.meta.dirname, '../../node_modules/.cache/test-loader')
mkdirSync(kept, { recursive: true })
enableCompileCache(join(kept, 'compiled'))

/** A source file as JavaScript: as it was kept, when the file has not changed since. */
function transformed(path) {
  const { mtimeMs, size } = statSync(path)
  const file = join(kept, `${hash('sha256', `${version} ${path} ${mtimeMs} ${size}`, 'hex')}.mjs`)
  try {
    return readFileSync(file, 'utf8')
  } catch {
    const loader = path.endsWith('x') ? 'tsx' : 'ts'
    const options = { loader, jsx: 'automatic', format: 'esm', target: 'node24', sourcemap: 'inline', sourcefile: path }
    const { code } = transformSync(readFileSync(path, 'utf8'), options)
    // Two processes may write it at once; each puts a whole file in its place.
    const own = `${file}.${process.pid}`
    writeFileSync(own, code)
    renameSync(own, file)
    return code
  }
}

registerHooks({
  load(url, context, next) {
    if (!/\.tsx?$/.test(url)) return next(url, context)
    return { format: 'module', source: transformed(fileURLToPath(url)), shortCircuit: true }
  },
})
