// TypeScript and TSX for the tests, by esbuild: a fifth of the time that tap's own loader takes for each file. Every
// test file is a process of its own that loads the whole site, so what was transformed and compiled once is stored for
// the others.

import { hash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { enableCompileCache, registerHooks } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { buildSync, transformSync, version } from 'esbuild'

// React as visitors get it. Its development build takes a stack trace for each element, which was half of the time of all
// units, and writes an error's message into the page; what it warns of is heard in the pages of `dist-test`.
process.env.NODE_ENV = 'production'

const cache = join(import.meta.dirname, '../../node_modules/.cache/test-loader')
mkdirSync(cache, { recursive: true })
enableCompileCache(join(cache, 'compiled'))

/** A source file as JavaScript: from the cache, when the file has not changed since. */
function transformed(path) {
  const { mtimeMs, size } = statSync(path)
  const file = join(cache, `${hash('sha256', `${version} ${path} ${mtimeMs} ${size}`, 'hex')}.mjs`)
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

/**
 * typebox is 700 files of a few lines, more than all others together: they are read as five. By what is imported, its
 * file.
 */
function typeboxAsOne() {
  const names = ['typebox', 'typebox/compile', 'typebox/value']
  const { mtimeMs } = statSync(fileURLToPath(import.meta.resolve('typebox')))
  const folder = join(cache, `typebox-${version}-${mtimeMs}`)
  if (!existsSync(folder)) {
    const own = `${folder}.${process.pid}`
    buildSync({
      entryPoints: names,
      bundle: true,
      splitting: true,
      format: 'esm',
      platform: 'node',
      target: 'node24',
      outdir: own,
    })
    try {
      renameSync(own, folder)
    } catch {
      rmSync(own, { recursive: true }) // another process was first
    }
  }
  return new Map(names.map(name => [name, pathToFileURL(join(folder, `${name}.js`)).href]))
}
const insteadOf = typeboxAsOne().set('async-hook-domain', new URL('running-test.mjs', import.meta.url).href)

registerHooks({
  // Our own files name each other by their whole relative path: nothing has to be looked for.
  resolve(specifier, context, next) {
    const own = /^\.\.?\/.*\.tsx?$/.test(specifier)
    const url = own ? new URL(specifier, context.parentURL).href : insteadOf.get(specifier)
    return url ? { url, format: 'module', shortCircuit: true } : next(specifier, context)
  },
  load(url, context, next) {
    if (!/\.tsx?$/.test(url)) return next(url, context)
    return { format: 'module', source: transformed(fileURLToPath(url)), shortCircuit: true }
  },
})
