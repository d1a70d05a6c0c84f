// Texts that are compiled while the site runs are served within seconds; broken ones never, and the log says why.
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import type { SiteBuild } from '../build.ts'

const lookEveryMs = 2000

interface Options {
  build: SiteBuild
  /** Drops everything that was made of the content before. */
  forget: () => void
}

async function newContent(app: FastifyInstance, { build, forget }: Options) {
  build.onTorn = (name, error) => app.log.warn({ err: error, piece: name }, 'a piece cannot be read; an earlier build has it, or nobody')
  const timer = setInterval(() => {
    try {
      if (!build.renew()) return
      forget()
      app.log.info('new content is served')
    } catch (error) {
      app.log.warn({ err: error }, 'new content cannot be used; the last good one serves')
    }
  }, lookEveryMs).unref()
  app.addHook('onClose', async () => clearInterval(timer))
}

export default fp(newContent, { name: 'new-content' })
