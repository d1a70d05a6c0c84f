// Opens the names once the site listens, a step at a time: the first who comes for one does not wait for all of them.
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import type { Content } from '../../content/load.ts'
import { nameSteps } from '../../routes/names/ready.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Does so for content that is new. */
    readyNames(): void
  }
}

/** Between two steps others are served, milliseconds. */
const rest = 200

function namesReady(app: FastifyInstance, { content, on }: { content: Content; on: boolean }, done: () => void) {
  let closed = false
  async function ready() {
    try {
      await pause(rest, undefined, { ref: false })
      const names = await content.names()
      for (const step of nameSteps) {
        await pause(rest, undefined, { ref: false })
        if (closed) return
        step(names)
      }
    } catch (error) {
      app.log.warn({ err: error }, 'the names could not be made ready') // the page that needs them tries again
    }
  }
  app.decorate('readyNames', () => {
    if (on) ready()
  })
  app.addHook('onListen', async () => app.readyNames())
  app.addHook('onClose', async () => {
    closed = true
  })
  done()
}

export default fp(namesReady, { name: 'names-ready' })
