// Overload: while the event loop is late, pages that have to be rendered are refused with 503; cached ones cost next to
// nothing and are still served.
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { OverloadError } from '../../lib/limiter.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Called before anything is rendered for one request. @throws OverloadError while the event loop is late */
    admit(): void
  }
}

/** Milliseconds that the event loop may be late, on the average of a sample. */
const maxDelay = 250
const sampleInterval = 1000 // milliseconds
const resolution = 10 // milliseconds between two measurements
/**
 * Milliseconds after the start in which nothing is refused: loading the code blocks the loop, and no visitor did that.
 */
const grace = 1000

function pressure(app: FastifyInstance, _options: object, done: () => void) {
  const turns = monitorEventLoopDelay({ resolution })
  let delay = 0
  let readyAt = Number.POSITIVE_INFINITY
  // This measure of our own reads no file; a package's reading of memory fails when all file descriptors are taken.
  const timer = setInterval(() => {
    // The mean is NaN when there was no measurement, as after a single stall: then nothing is refused.
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
    if (delay > maxDelay && performance.now() - readyAt > grace) throw new OverloadError()
  })
  done()
}

export default fp(pressure, { name: 'pressure' })
