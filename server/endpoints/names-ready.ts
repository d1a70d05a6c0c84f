// Opens the names shortly after the site listens, so that the first request for a name does not wait for it.
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import type { Content } from '../../publishing/load.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Opens the names of new content. */
    readyNames(): void
  }
}

/** Milliseconds after listening: the start is over by then. */
const delayMs = 300

function namesReady(app: FastifyInstance, { content, on }: { content: Content; on: boolean }, done: () => void) {
  let timer: NodeJS.Timeout | undefined
  // When it fails, the first request for a name tries again.
  const open = () => content.names().catch(error => app.log.warn({ err: error }, 'the names could not be made ready'))
  app.decorate('readyNames', () => {
    if (on) timer = setTimeout(open, delayMs).unref()
  })
  app.addHook('onListen', async () => app.readyNames())
  app.addHook('onClose', async () => clearTimeout(timer))
  done()
}

export default fp(namesReady, { name: 'names-ready' })
