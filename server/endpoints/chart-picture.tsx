// The chart of names as an SVG file, to save and to share: /b/popularityChart.svg, with the chart page's parameters.
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { renderToStaticMarkup } from 'react-dom/server'
import { chartParameters, chartPath } from '../../domain/names/chart-query.ts'
import type { Content } from '../../publishing/load.ts'
import { loadChart, titleOf, whatOf } from '../../routes/names/chart.tsx'
import { ChartPicture } from '../../views/names/chart-picture.tsx'

function chartPicture(app: FastifyInstance, { content }: { content: Content }, done: () => void) {
  app.get(`${chartPath}.svg`, async (request, reply) => {
    app.admit()
    const given = request.query as Record<string, unknown>
    const query: Record<string, string> = {}
    for (const name of chartParameters) if (typeof given[name] === 'string') query[name] = given[name]
    const chart = loadChart(await content.names(), query)
    const picture = renderToStaticMarkup(
      <ChartPicture drawing={chart.drawing} title={titleOf(chart)} what={whatOf(chart)} />,
    )
    // Shared caches may not store it: which names somebody compares is their own affair.
    return reply
      .headers({ 'content-type': 'image/svg+xml; charset=utf-8', 'cache-control': 'private, max-age=3600' })
      .send(picture)
  })
  done()
}

export default fp(chartPicture, { name: 'chart-picture', dependencies: ['hosts', 'pressure'] })
