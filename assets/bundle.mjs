// Makes the browser's assets: drawings, icons, style sheets and scripts, each with a hash in its name, precompressed.
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, extname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import esbuild from 'esbuild'
import { ampSheet } from '../views/amp/sheet.mjs'
import { filesOfSheets } from '../views/sheets.ts'
import { fetusDrawings } from './fetus-drawings.mjs'
import { firstScript } from './first-script.mjs'
import { icons, manifest } from './icons.mjs'
import { offlineScripts } from './offline-scripts.mjs'
import { previews } from './previews/draw.mjs'
import { reactScript } from './react-script.mjs'
import { toolKit } from './tool-kit.mjs'

const root = join(import.meta.dirname, '..')
const views = join(root, 'views')
const compressible = new Set(['.js', '.css', '.svg', '.json', '.webmanifest'])
const compressors = {
  br: bytes => promisify(zlib.brotliCompress)(bytes, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11 } }),
  zst: bytes =>
    promisify(zlib.zstdCompress)(bytes, {
      pledgedSrcSize: Buffer.byteLength(bytes), // some are texts
      params: { [zlib.constants.ZSTD_c_compressionLevel]: 19 },
    }),
  gz: bytes => promisify(zlib.gzip)(bytes, { level: 9 }),
}

/** V8 compiles all of a script while it loads, beside the page's own thread, instead of at somebody's first press. */
const compileHint = '//# allFunctionsCalledOnLoad'
/** Bytes below which a script is compiled sooner than its hint is sent. */
const smallScript = 1500

const hashOf = (data, length = 10) => createHash('sha256').update(data).digest('hex').slice(0, length)

/**
 * All assets: a Map of name -> `file`, the name with a hash, and its `bytes`, or `make`, which computes them.
 * @param dev readable bundles with React's warnings
 * @param reload with the script that reloads the page after a build
 */
export async function bundleAssets(dev, reload) {
  const files = new Map()
  const hashedName = (name, source) => name.replace(/(\.\w+)$/, `-${hashOf(source)}$1`)
  for (const file of globSync('assets/{**/*.{svg,png},next-page.json}', { cwd: root })) {
    const bytes = readFileSync(join(root, file))
    const name = relative('assets', file)
    files.set(name, { file: hashedName(name, bytes), bytes })
  }
  for (const { name, from, make } of [...icons(), ...previews()])
    files.set(name, { file: hashedName(name, from), make })
  for (const { name, bytes } of fetusDrawings()) files.set(name, { file: hashedName(name, bytes), bytes })
  const bytes = manifest(name => files.get(name).file)
  files.set('manifest.webmanifest', { file: hashedName('manifest.webmanifest', bytes), bytes })
  const outdir = join(root, 'dist/assets')
  const options = {
    bundle: true,
    write: false,
    metafile: true,
    legalComments: 'external', // licences are served in files of their own
    minify: !dev,
    outdir,
    absWorkingDir: root,
    target: 'es2022',
    logLevel: 'warning',
  }
  const styleSheet = (name, files, more) =>
    esbuild.build({
      ...options,
      stdin: {
        contents: files.map(file => `@import './${file}';`).join('\n'),
        loader: 'css',
        resolveDir: views,
        sourcefile: `${name}.css`,
      },
      entryNames: `${name}-[hash]`,
      assetNames: 'fonts/[name]-[hash]',
      publicPath: '/assets',
      loader: { '.woff2': 'file' },
      target: ['chrome123', 'safari17.5', 'firefox121'],
      ...more,
    })
  const { amp: _, 'ui-page': uiPage, ...styles } = filesOfSheets(globSync('**/*.css', { cwd: views }))
  const [amp, ampGuides, ampNames, scripts, ...sheets] = await Promise.all([
    ampSheet(styleSheet, 'amp'),
    ampSheet(styleSheet, 'amp-guides'),
    ampSheet(styleSheet, 'amp-names'),
    esbuild.build({
      ...options,
      entryPoints: {
        main: 'client/main.ts',
        guides: 'client/guides.ts',
        passkeys: 'client/passkeys.ts',
        'sign-in': 'client/sign-in.ts',
      },
      splitting: true,
      format: 'esm',
      jsx: 'automatic',
      plugins: [firstScript, reactScript(dev), toolKit],
      banner: { js: compileHint },
      entryNames: 'js/[name]-[hash]',
      chunkNames: 'js/[name]-[hash]',
      define: {
        'process.env.NODE_ENV': dev ? '"development"' : '"production"',
        'process.env.RELOAD': reload ? '"on"' : '"off"',
        ...(!dev && { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' }), // removes React's developer tools
      },
    }),
    ...Object.entries({ ...styles, ...(dev && { 'ui-page': uiPage }) }).map(([name, files]) => styleSheet(name, files)),
  ])
  const twins = { 'amp.css': amp, 'amp-guides.css': ampGuides, 'amp-names.css': ampNames }
  for (const [name, bytes] of Object.entries(twins)) files.set(name, { file: hashedName(name, bytes), bytes })
  // Not with the others: what they share with the first script would leave it for a file of its own.
  const alone = await esbuild.build({
    ...options,
    format: 'esm',
    entryPoints: {
      ads: 'client/ads.ts',
      analytics: 'client/analytics.ts',
      'apply-look': 'client/apply-look.ts',
      offline: 'client/offline.ts',
      'offline-worker': 'client/offline-worker.ts',
      'registry-left': 'client/registry-left.ts',
    },
    entryNames: 'js/[name]-[hash]',
    define: {
      'process.env.NODE_ENV': dev ? '"development"' : '"production"',
      SCRIPTS: JSON.stringify(
        offlineScripts(scripts.metafile, file => `/assets/${relative(outdir, join(root, file))}`),
      ),
    },
  })
  for (const { path, contents, text } of [...sheets, scripts, alone].flatMap(({ outputFiles }) => outputFiles)) {
    const file = relative(outdir, path)
    // A chunk's name is its file, with the hash: only other scripts refer to it.
    const name = file.includes('/chunk-') ? file : file.replace(/-[A-Z0-9]{8}(?=\.\w+$)/, '')
    const isHintedInVain = contents.length < smallScript && text.startsWith(compileHint)
    files.set(name, { file, bytes: isHintedInVain ? contents.subarray(compileHint.length + 1) : contents })
  }
  return files
}

/**
 * Writes the files that do not exist yet, each with its compressed forms.
 * @returns name -> file and encodings, for the manifest
 */
export async function writeAssets(dist, assets, dev) {
  const served = {}
  for (const [name, { file, bytes, make }] of assets) {
    const path = join(dist, 'assets', file)
    const encodings = compressible.has(extname(file)) && !dev ? Object.keys(compressors) : []
    served[name] = { file, encodings }
    // The name holds a hash of the bytes, so a file that exists is the same.
    if (['', ...encodings.map(ending => `.${ending}`)].every(ending => existsSync(path + ending))) continue
    mkdirSync(dirname(path), { recursive: true })
    const data = bytes ?? (await make())
    writeFileSync(path, data)
    for (const ending of encodings) writeFileSync(`${path}.${ending}`, await compressors[ending](data))
  }
  return served
}
