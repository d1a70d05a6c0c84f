// Opens the names once the site listens: whoever comes first for one does not wait until all of them are read.
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import type { Content } from '../../publishing/load.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Does so for content that is new. */
    readyNames(): void
  }
}

/** The start is over by then, milliseconds. */
const later = 300

function namesReady(app: FastifyInstance, { content, on }: { content: Content; on: boolean }, done: () => void) {
  let timer: NodeJS.Timeout | undefined
  const open = () => content.names().catch(error => app.log.warn({ err: error }, 'the names could not be made ready')) // a page tries again
  app.decorate('readyNames', () => {
    if (on) timer = setTimeout(open, later).unref()
  })
  app.addHook('onListen', async () => app.readyNames())
  app.addHook('onClose', async () => clearTimeout(timer))
  done()
}

export default fp(namesReady, { name: 'names-ready' })
