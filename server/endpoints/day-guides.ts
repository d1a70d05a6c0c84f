// `/api/day-guides`: what the front page says of every week and month, the same for everyone, so that no request tells
// which one somebody is in.
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import type { DayGuides } from '../../domain/day-guide.ts'
import { memoized } from '../../lib/memoize.ts'
import type { SiteBuild } from '../build.ts'
import { withDrawings } from '../pages/day-area.tsx'
import { sendPrecompressed, sharedJson } from './send-precompressed.ts'

function dayGuidesEndpoint(app: FastifyInstance, { build }: { build: SiteBuild }, done: () => void) {
  const bytesOf = memoized((guides: DayGuides) => Buffer.from(JSON.stringify(withDrawings(guides, build.asset))))
  app.get('/api/day-guides', (request, reply) =>
    sendPrecompressed(request, reply.headers(sharedJson), bytesOf(build.content.dayGuides())),
  )
  done()
}

export default fp(dayGuidesEndpoint, { name: 'day-guides', dependencies: ['hosts', 'pressure'] })
