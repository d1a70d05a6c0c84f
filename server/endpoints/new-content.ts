// Takes up content that is compiled while the site runs, within seconds; the last good one serves while it is broken.
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import type { SiteBuild } from '../build.ts'

const checkEveryMs = 2000

interface Options {
  build: SiteBuild
  /** Drops everything that was made from the old content. */
  forget: () => void
}

async function newContent(app: FastifyInstance, { build, forget }: Options) {
  build.onTorn = (file, error) =>
    app.log.warn(
      { err: error, file },
      'a file of the content cannot be read; a piece comes from an earlier build, the search is made anew',
    )
  const timer = setInterval(() => {
    try {
      if (!build.renew()) return
      forget()
      app.log.info('new content is served')
    } catch (error) {
      app.log.warn({ err: error }, 'new content cannot be used; the last good one serves')
    }
  }, checkEveryMs).unref()
  app.addHook('onClose', async () => clearInterval(timer))
}

export default fp(newContent, { name: 'new-content' })
