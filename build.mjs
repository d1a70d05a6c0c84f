// Builds dist from the sources: content, assets, the browser's bundles, the server's bundle.
//   node build.mjs                    builds
//   node build.mjs --if-stale         builds only when dist is missing or older than the sources
//   node build.mjs --dev --out DIR    readable bundles with React's warnings, not compressed
//   node build.mjs --watch            builds and serves, again after every change
//   node build.mjs --content          compiles the texts only; a site that runs from dist shows them within seconds
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, watch, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import esbuild from 'esbuild'
import { bundleAssets, writeAssets } from './assets/bundle.mjs'
import { writeNames } from './names/name-files.ts'
import { writeRising } from './names/rising-now.ts'
import { artSizes } from './publishing/art-sizes.ts'
import { writeDayGuides } from './publishing/day-guides.ts'
import { writeContent } from './publishing/write.ts'

const root = import.meta.dirname
const watched = [
  'server',
  'contract',
  'members',
  'routes',
  'views',
  'client',
  'experiments',
  'domain',
  'lib',
  'content',
  'publishing',
  'names',
  'search',
  'state',
  'assets',
]
const sources = ['build.mjs', 'package-lock.json', `{${watched}}/**/*.*`]
/** Builds, and contents, whose files stay in dist. */
const maxBuilds = 3

const readJson = path => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined)
function write(path, data) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, data)
}

/** A hash of the names and bytes of all source files. */
function fingerprint(patterns = sources) {
  const hash = createHash('sha256')
  for (const file of globSync(patterns, { cwd: root }).sort()) hash.update(file).update(readFileSync(join(root, file)))
  return hash.digest('hex').slice(0, 16)
}

/**
 * Has `node:http` required, as Fastify does it. Imported as an ES module it reads all that it exports, and its WebSocket
 * loads undici: a third of what a process needs before it listens.
 */
const requiredHttp = {
  name: 'required-http',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^(node:)?http$/ }, ({ kind }) =>
      kind === 'import-statement' ? { path: 'http', namespace: 'required' } : undefined,
    )
    onLoad({ filter: /^http$/, namespace: 'required' }, () => ({ contents: "module.exports = require('node:http')" }))
  },
}

async function bundleServer(dist, dev) {
  const { metafile } = await esbuild.build({
    entryPoints: { 'server/main': 'server/main.ts', 'members/main': 'members/main.ts' },
    absWorkingDir: root,
    outdir: dist,
    chunkNames: 'server/[name]-[hash]',
    plugins: [requiredHttp],
    external: ['@node-rs/argon2', 'sharp', 'pg-native'], // native modules, which cannot be bundled
    bundle: true,
    splitting: true,
    minify: !dev,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    jsx: 'automatic',
    outExtension: { '.js': '.mjs' },
    define: { 'process.env.NODE_ENV': dev ? '"development"' : '"production"' },
    // Fastify and pino are CommonJS and call `require`, which an ES module does not have.
    banner: {
      js: "import { createRequire as requireBeside } from 'node:module'; const require = requireBeside(import.meta.url);",
    },
    metafile: true,
    logLevel: 'warning',
  })
  const paths = Object.keys(metafile.outputs)
  for (const path of paths) escapeLetters(join(root, path))
  return paths.map(path => relative(dist, join(root, path)))
}

/**
 * Writes the letters in regular expressions as `\u` and numbers, as esbuild does in texts: for the sake of a single
 * one that is not in Latin-1, V8 holds a whole bundle in memory with two bytes a letter.
 */
function escapeLetters(path) {
  const code = readFileSync(path, 'utf8')
  const escaped = code.replace(/[\u0080-\uffff]/g, letter => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)
  if (escaped !== code) writeFileSync(path, escaped)
}

/**
 * Removes the files of older builds. Those of the last builds stay, because running workers read them and cached pages
 * link to them.
 */
function dropOldBuilds(dist, builds, contents) {
  const current = new Set(builds.flatMap(b => b.files))
  for (const file of globSync('{assets,server,members}/**/*.*', { cwd: dist })) {
    if (!current.has(file.replace(/\.(br|zst|gz)$/, ''))) rmSync(join(dist, file))
  }
  for (const folder of globSync('content/*', { cwd: dist })) {
    if (!contents.some(id => folder === `content/${id}`)) rmSync(join(dist, folder), { recursive: true })
  }
}

/** Ids of the contents that stay, newest first: a running site falls back on an older one when the newest is broken. */
const contentsAfter = (id, previous) =>
  [id, ...(previous?.contents ?? previous?.builds.map(b => b.id) ?? []).filter(earlier => earlier !== id)].slice(
    0,
    maxBuilds,
  )

/** Replaces the file in one step, because another start, or a running site, may be reading it. */
function writeManifest(dist, manifest) {
  write(join(dist, 'manifest.new'), JSON.stringify(manifest))
  renameSync(join(dist, 'manifest.new'), join(dist, 'manifest.json'))
}

async function compileContent(dist, id, artFile) {
  const folder = join(dist, 'content', id)
  const artAddress = name => `/assets/${artFile(`art/${name}.svg`)}`
  const pieces = await writeContent(join(root, 'content'), artSizes(join(root, 'assets/art')), { folder, artAddress })
  writeNames(join(root, 'names/data'), join(folder, 'names'))
  await writeRising(join(folder, 'names'))
  await writeDayGuides(folder)
  return pieces
}

async function build(dist, { dev, reload }, id) {
  const started = performance.now()
  const previous = readJson(join(dist, 'manifest.json'))
  const bundled = bundleAssets(dev, reload)
  const [assets, server, pieces] = await Promise.all([
    bundled,
    bundleServer(dist, dev),
    bundled.then(assets => compileContent(dist, id, name => assets.get(name).file)),
  ])
  const served = await writeAssets(dist, assets, dev)
  const files = [...server, ...Object.values(served).map(s => `assets/${s.file}`)]
  const builds = [{ id, files }, ...(previous?.builds ?? []).filter(b => b.id !== id)].slice(0, maxBuilds)
  const contents = contentsAfter(id, previous)
  dropOldBuilds(dist, builds, contents)
  writeManifest(dist, { id, content: id, contents, assets: served, builds })
  console.log(
    `Built ${pieces} pages of content and ${files.length} files in ${((performance.now() - started) / 1000).toFixed(1)} s.`,
  )
}

/** Compiles the texts alone, next to the bundles of the last build. */
async function buildContent(dist) {
  const started = performance.now()
  const previous = readJson(join(dist, 'manifest.json'))
  if (!previous) throw new Error('There is no build yet. Run: npm run build')
  const id = `texts-${fingerprint(['{content,names/data}/**/*.*', 'assets/art/*.svg'])}`
  const pieces = await compileContent(dist, id, name => {
    const file = previous.assets[name]?.file
    if (!file) throw new Error(`The build does not have ${name} yet. Run: npm run build`)
    return file
  })
  const contents = contentsAfter(id, previous)
  writeManifest(dist, { ...previous, content: id, contents })
  dropOldBuilds(dist, previous.builds, contents)
  console.log(`Compiled ${pieces} pages of content in ${((performance.now() - started) / 1000).toFixed(1)} s.`)
}

const { values: flags } = parseArgs({
  options: {
    'if-stale': { type: 'boolean' },
    dev: { type: 'boolean' },
    reload: { type: 'boolean' },
    watch: { type: 'boolean' },
    content: { type: 'boolean' },
    out: { type: 'string', default: 'dist' },
  },
})

async function buildOnce() {
  const dist = resolve(root, flags.out)
  const id = fingerprint()
  if (
    flags['if-stale'] &&
    readJson(join(dist, 'manifest.json'))?.id === id &&
    existsSync(join(dist, 'server/main.mjs'))
  )
    return
  console.log('Building the site …')
  await build(dist, flags, id)
}

/** Builds in a child process, because the build's own code may change too, and then serves the result. */
function watchSources() {
  const folder = 'dist-dev'
  const pretty = spawn(join(root, 'node_modules/.bin/pino-pretty'), ['--ignore', 'pid', '--singleLine'], {
    stdio: ['pipe', 'inherit', 'inherit'],
  })
  let server
  let pending
  const renew = () => {
    const builder = spawn(process.execPath, ['build.mjs', '--dev', '--reload', '--out', folder], {
      cwd: root,
      stdio: 'inherit',
    })
    builder.on('exit', code => {
      if (code !== 0) return // the last good build keeps serving
      server?.kill('SIGKILL')
      const env = { ...process.env, NODE_ENV: 'development' }
      server = spawn(process.execPath, [join(folder, 'server/main.mjs')], {
        cwd: root,
        env,
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      server.stdout.pipe(pretty.stdin, { end: false })
    })
  }
  for (const name of watched) {
    watch(join(root, name), { recursive: true }, () => {
      clearTimeout(pending)
      pending = setTimeout(renew, 100) // editors write a file in several steps
    })
  }
  process.on('exit', () => server?.kill('SIGKILL'))
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(0))
  renew()
}

try {
  if (flags.watch) watchSources()
  else if (flags.content) await buildContent(resolve(root, flags.out))
  else await buildOnce()
} catch (error) {
  console.error(error.code === 'CONTENT_INVALID' || error.errors ? error.message : error)
  process.exitCode = 1
}
