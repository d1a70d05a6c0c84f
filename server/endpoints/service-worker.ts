// The service worker: the build's script, and before it what it keeps. Its bytes change with every build and every new
// content, so browsers take up new copies by themselves.
import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { offlinePages } from '../../content/offline-pages.ts'
import { workerPath } from '../../domain/offline.ts'
import type { SiteBuild } from '../build.ts'
import type { Config } from '../config.ts'
import { sendPrecompressed } from './send-precompressed.ts'

interface Script {
  bytes: Buffer
  etag: string
}

interface Parts {
  config: Config
  build: SiteBuild
}

function serviceWorker(app: FastifyInstance, { config, build }: Parts, done: () => void) {
  async function make(id: string): Promise<Script> {
    const { content } = build
    const pages = offlinePages([...content.cards('tool'), ...content.cards('article')])
    const kept = JSON.stringify(config.offline ? { id, pages } : null)
    const file = await readFile(join(build.folder, build.asset('js/offline-worker.js')))
    const bytes = Buffer.concat([Buffer.from(`const KEPT = ${kept};\n`), file])
    return { bytes, etag: `W/"${hash('sha256', bytes, 'base64url').slice(0, 22)}"` }
  }
  let made: { id: string; script: Promise<Script> } | undefined
  function script(): Promise<Script> {
    const id = `${build.id}-${build.contentId}`
    if (made?.id === id) return made.script
    const making = { id, script: make(id) }
    made = making
    making.script.catch(() => {
      if (made === making) made = undefined // the next request tries again
    })
    return making.script
  }
  app.get(workerPath, async (request, reply) => {
    const { bytes, etag } = await script()
    reply.headers({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'Accept-Encoding',
      etag,
    })
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return sendPrecompressed(request, reply, bytes)
  })
  done()
}

export default fp(serviceWorker, { name: 'service-worker', dependencies: ['hosts'] })
