// The files of the build. Their names hold a hash of their bytes, so browsers may cache them for a year.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { LRUCache } from 'lru-cache'
import type { SiteBuild } from '../build.ts'
import { httpError } from '../http-error.ts'
import { precompressedEncoding } from '../pages/compress.ts'

const endings = { br: 'br', zstd: 'zst', gzip: 'gz' } as const
const types: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  ico: 'image/x-icon',
  json: 'application/speculationrules+json', // there is no other
  woff2: 'font/woff2',
  webmanifest: 'application/manifest+json',
  txt: 'text/plain; charset=utf-8', // licences
}
const fixed = [
  ['/favicon.ico', 'icons/favicon.ico'],
  ['/manifest.webmanifest', 'manifest.webmanifest'],
] as const
/** The content type of a file of the build, compressed or not; undefined for a name that is none. */
const typeOf = (path: string) => types[/^[\w./-]+?\.(\w+)(?:\.(?:br|zst|gz))?$/.exec(path)?.[1] ?? '']

async function assets(app: FastifyInstance, { build }: { build: SiteBuild }) {
  const root = join(build.folder, 'assets')
  // A precompressed file has the type of the file that it is of.
  await app.register(fastifyStatic, {
    root,
    serve: false,
    cacheControl: false,
    setHeaders: (reply, path) => reply.header('content-type', typeOf(path)),
  })
  const known = new LRUCache<string, boolean>({ max: 4000 })
  const isThere = (file: string) => {
    let there = known.get(file)
    if (there === undefined) {
      there = existsSync(join(root, file))
      known.set(file, there)
    }
    return there
  }

  app.get('/assets/*', (request, reply) => {
    const file = (request.params as { '*': string })['*']
    if (!typeOf(file) || file.includes('..') || !isThere(file)) throw httpError(404, 'not-found')
    const encoding = precompressedEncoding(request.headers['accept-encoding'])
    const packed = encoding && `${file}.${endings[encoding]}`
    reply.header('cache-control', 'public, max-age=31536000, immutable')
    if (isThere(`${file}.br`)) reply.header('vary', 'Accept-Encoding')
    if (!packed || !isThere(packed)) return reply.sendFile(file)
    return reply.header('content-encoding', encoding).sendFile(packed)
  })
  // Browsers ask for these under fixed names, so they are cached for a day only.
  for (const [path, name] of fixed) {
    const file = build.asset(name).slice('/assets/'.length)
    app.get(path, (_request, reply) => reply.header('cache-control', 'public, max-age=86400').sendFile(file))
  }
}

export default fp(assets, { name: 'assets', dependencies: ['hosts'] })
