// How late the process is. While it is, what has to be made for somebody is refused; what is there already costs next
// to nothing, and is served.
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { OverloadError } from '../../lib/limiter.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** To be asked before something is made for one request. @throws OverloadError while the event loop is late */
    admit(): void
  }
}

/** Milliseconds that a turn of the loop may be late, on the average of a sample. */
const latest = 250
const sampleInterval = 1000 // milliseconds
const resolution = 10 // milliseconds between two looks
/** Milliseconds after the start: it takes long without a pause, and what was measured then says nothing of visitors. */
const grace = 1000

function pressure(app: FastifyInstance, _options: object, done: () => void) {
  const turns = monitorEventLoopDelay({ resolution })
  let delay = 0
  let readyAt = Number.POSITIVE_INFINITY
  // It opens no file: one that asks for memory would fail when all descriptors are taken.
  const timer = setInterval(() => {
    // Of no turn at all, after a single stall, the mean is not a number: a loop that stays late is measured late.
    delay = turns.mean / 1e6 - resolution
    turns.reset()
  }, sampleInterval).unref()
  app.addHook('onReady', async () => {
    turns.enable()
    readyAt = performance.now()
  })
  app.addHook('onClose', async () => {
    turns.disable()
    clearInterval(timer)
  })
  app.decorate('admit', () => {
    if (delay > latest && performance.now() - readyAt > grace) throw new OverloadError()
  })
  done()
}

export default fp(pressure, { name: 'pressure' })
