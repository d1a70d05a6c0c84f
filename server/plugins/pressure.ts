// How late the process is. While it is, what has to be made for somebody is refused; what is there already costs next to nothing, and is served.
import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { OverloadError } from '../gate.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** To be asked before something is made for one request. @throws OverloadError while the event loop is late */
    admit(): void
  }
}

/** Milliseconds that a turn of the loop may be late, on the average of a sample. */
const latest = 250
const sampleInterval = 1000 // milliseconds
/** Milliseconds after the start: it takes long without a pause, and what was measured then says nothing of visitors. */
const grace = 1000

async function pressure(app: FastifyInstance) {
  let readyAt = Number.POSITIVE_INFINITY
  app.addHook('onReady', async () => {
    readyAt = performance.now()
  })
  await app.register(underPressure, { sampleInterval }) // without a limit it only measures
  app.decorate('admit', () => {
    const { eventLoopDelay } = app.memoryUsage()
    // Infinite means that nothing was measured, after a single stall; a loop that stays late is measured late.
    if (eventLoopDelay > latest && Number.isFinite(eventLoopDelay) && performance.now() - readyAt > grace) throw new OverloadError()
  })
}

export default fp(pressure, { name: 'pressure' })
