// The frameworks that `npm run bench:peers` measures beside this site: a small app each, rendering one article from the
// same views.
import { createHash } from 'node:crypto'
import { cpSync, existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { launch, type Running, runToEnd } from './run.ts'

const root = join(import.meta.dirname, '../..')
const slug = 'foods-to-limit-in-pregnancy'

export interface Peer {
  /** As in the report. */
  name: string
  /** Absolute; it holds the app with its own package.json and lockfile. */
  folder: string
  /** The page to ask for; 200 with the whole article. */
  path: string
  /** Arguments of node for a production build, and the file that the build leaves. */
  build: readonly string[]
  output: string
  /** Arguments of node for its production server on 127.0.0.1; it is one process. */
  start: (port: number) => readonly string[]
  env: (port: number) => Readonly<Record<string, string>>
}

const next = {
  folder: join(import.meta.dirname, 'next'),
  build: ['node_modules/next/dist/bin/next', 'build'],
  output: '.next/BUILD_ID',
  start: (port: number) => ['node_modules/next/dist/bin/next', 'start', '-H', '127.0.0.1', '-p', String(port)],
  env: () => ({ NEXT_TELEMETRY_DISABLED: '1' }),
}

export const peers: readonly Peer[] = [
  { ...next, name: 'Next, dynamic', path: `/a/${slug}` },
  { ...next, name: 'Next, static', path: `/static/a/${slug}` },
  {
    name: 'React Router',
    folder: join(import.meta.dirname, 'react-router'),
    path: `/a/${slug}`,
    build: ['node_modules/@react-router/dev/bin.cjs', 'build'],
    output: 'build/server/index.js',
    start: () => ['server.mjs'],
    env: port => ({ PORT: String(port) }),
  },
  {
    name: 'Astro',
    folder: join(import.meta.dirname, 'astro'),
    path: `/a/${slug}`,
    build: ['node_modules/astro/bin/astro.mjs', 'build'],
    output: 'dist/server/entry.mjs',
    start: () => ['dist/server/entry.mjs'],
    env: port => ({ HOST: '127.0.0.1', PORT: String(port), ASTRO_TELEMETRY_DISABLED: '1' }),
  },
  {
    name: 'TanStack Start',
    folder: join(import.meta.dirname, 'tanstack-start'),
    path: `/a/${slug}`,
    build: ['node_modules/vite/bin/vite.js', 'build'],
    output: 'dist/server/server.js',
    start: () => ['server.mjs'],
    env: port => ({ PORT: String(port) }),
  },
]

const minutes = 60_000
const bounds = { install: 10 * minutes, build: 5 * minutes, start: 30_000 } // milliseconds
const production = { NODE_ENV: 'production' }

const installStamp = (peer: Peer) => join(peer.folder, 'node_modules/.bench-lockfile')
const buildStamp = (peer: Peer) => join(peer.folder, 'node_modules/.bench-build')
const hashOf = (files: readonly string[]) =>
  files
    .reduce((hash, file) => hash.update(relative(root, file)).update('\0').update(readFileSync(file)), createHash('sha256'))
    .digest('hex')
const isStamped = (file: string, state: string) => existsSync(file) && readFileSync(file, 'utf8') === state

const generated = /(^|\/)(node_modules|public|dist|build|\.\w[\w-]*)(\/|$)|(next-env\.d|routeTree\.gen)\.ts$/
const lockOf = (peer: Peer) => hashOf([join(peer.folder, 'package-lock.json')])
/**
 * A name for all that a peer's build depends on: its own files, the shared ones, and the site's build with the views
 * and texts.
 */
function sourcesOf(peer: Peer): string {
  const own = ['same', relative(import.meta.dirname, peer.folder)].flatMap(folder =>
    globSync(`${folder}/**/*.*`, { cwd: import.meta.dirname, exclude: path => generated.test(path) }),
  )
  return hashOf([join(root, 'dist/manifest.json'), ...own.sort().map(file => join(import.meta.dirname, file))])
}

const isInstalled = (peer: Peer) => isStamped(installStamp(peer), lockOf(peer))

/** True when `prepare` has nothing to do. @throws when the site itself is not built */
export const isReady = (peer: Peer): boolean =>
  isInstalled(peer) && existsSync(join(peer.folder, peer.output)) && isStamped(buildStamp(peer), sourcesOf(peer))

/**
 * Installs what the lockfile names when that is missing or the lockfile changed, and builds when the peer, the views or
 * the texts changed. Needs the network for the first.
 * @throws when the site itself is not built, or npm or the build fails or takes too long (10 and 5 minutes)
 */
export async function prepare(peer: Peer, say: (line: string) => void = console.log): Promise<void> {
  if (!isInstalled(peer)) {
    say(`${peer.name}: installing`)
    // npm is the one that runs us, where there is one; the other is the one on the path.
    const [command, ...first] = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm']
    await runToEnd(command as string, [...first, 'ci', '--include=dev', '--no-audit', '--no-fund'], {
      cwd: peer.folder,
      ms: bounds.install,
    })
    writeFileSync(installStamp(peer), lockOf(peer))
  }
  if (isReady(peer)) return
  say(`${peer.name}: building`)
  const sources = sourcesOf(peer)
  publishAssets(peer)
  await runToEnd(process.execPath, peer.build, { cwd: peer.folder, env: { ...production, ...peer.env(0) }, ms: bounds.build })
  writeFileSync(buildStamp(peer), sources)
}

/** The site's style sheet, fonts and drawings, so that the peer's page is a whole page. */
function publishAssets(peer: Peer) {
  const { assets } = JSON.parse(readFileSync(join(root, 'dist/manifest.json'), 'utf8')) as { assets: Record<string, { file: string }> }
  const folder = join(peer.folder, 'public/assets')
  rmSync(folder, { recursive: true, force: true })
  for (const { file } of Object.values(assets)) {
    if (!file.startsWith('js/')) cpSync(join(root, 'dist/assets', file), join(folder, file))
  }
}

/**
 * Starts a prepared peer and waits until its page answers 200.
 * @param nodeFlags flags that every contestant of a run gets, `--max-semi-space-size=4`
 * @throws when it ends, answers something else or needs more than 30 s; nothing runs on then
 */
export const start = (peer: Peer, port: number, nodeFlags: readonly string[] = []): Promise<Running> =>
  launch([...nodeFlags, ...peer.start(port)], {
    cwd: peer.folder,
    env: { ...production, ...peer.env(port) },
    address: `http://127.0.0.1:${port}${peer.path}`,
    ms: bounds.start,
  })
