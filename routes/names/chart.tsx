// The chart: up to five names through the years, as the address says.

import { drawChart } from '../../domain/names/chart-drawing.ts'
import { chartAddress, chartParameters, chartPath, readChartQuery } from '../../domain/names/chart-query.ts'
import { listInWords } from '../../lib/in-words.ts'
import { linesOf } from '../../names/name-lines.ts'
import { nameSearch } from '../../names/name-search.ts'
import { mainSexIn, type Name, type Names, yearSpan } from '../../names/names.ts'
import { type ChartPage, ChartView } from '../../views/names/chart-page.tsx'
import { nameBreadcrumbs } from '../../views/names/name-breadcrumbs.ts'
import { page } from '../define-page.tsx'
import { estimatedFrom } from './name.tsx'

/** Spellings that are offered for one that is no name here. */
const nearest = 4

/** The names given most in a year, a girl's and a boy's: shown while nobody has asked for others. */
function example({ counts, all }: Names, year: number): Name[] {
  return [counts.order('girl', year)[0], counts.order('boy', year)[0]].flatMap(id => all[id ?? -1] ?? [])
}

/** What a chart shows for a query; any query gets one. */
export function loadChart(names: Names, query: Readonly<Record<string, string>>): ChartPage {
  const span = yearSpan(names)
  const asked = readChartQuery(query, span)
  const shown = asked.names.length ? asked.names.flatMap(name => names.find(name) ?? []) : example(names, span[1])
  const only = asked.sex === 'both' ? undefined : asked.sex
  const lines = shown.flatMap(name =>
    linesOf(names, name, {
      combined: asked.combined,
      only: asked.names.length ? only : mainSexIn(names, name, span[1]),
    }),
  )
  const years = [asked.from, asked.to] as const
  return {
    asked,
    span,
    isExample: asked.names.length === 0,
    names: shown.map(({ name, path, letters }) => ({ name, path, letters })),
    unknown: asked.names.flatMap(name =>
      names.find(name)
        ? []
        : [
            {
              name,
              near: nameSearch(names)
                .near(name, nearest)
                .map(({ name, letters }) => ({ name, letters })),
            },
          ],
    ),
    without: shown.filter(({ name }) => !lines.some(line => line.name === name)).map(({ name }) => name),
    lines,
    drawing: drawChart(lines, { measure: asked.measure, years }),
    estimated: estimatedFrom(names),
  }
}

/** The names of a chart, in words. */
export const titleOf = ({ names }: ChartPage): string =>
  names.length ? listInWords(names.map(({ name }) => name)) : 'Name popularity chart'

/** What its lines show. */
export const whatOf = ({ asked: { measure, from, to }, lines }: ChartPage): string => {
  const combined = lines.some(({ spellings }) => spellings.length > 1) ? ', spellings counted together' : ''
  return `${measure === 'rank' ? 'Rank' : 'Percent of births'} in the US, ${from} to ${to}${combined}`
}

export const popularityChart = page({
  path: chartPath,
  query: chartParameters,
  cacheable: false, // the names that somebody thinks about are theirs
  load: async ({ content, input }) => loadChart(await content.names(), input.query),
  head: chart => ({
    title:
      chart.isExample || !chart.names.length
        ? 'Name popularity chart'
        : `${titleOf(chart)}: popularity since ${chart.asked.from}`,
    description: `How often names were given in the US each year from ${chart.span[0]} to ${chart.span[1]}: compare up to five, by rank or percent of births.`,
    path: chartPath,
    breadcrumbs: nameBreadcrumbs.below(),
  }),
  view: ({ loaded }) => <ChartView page={loaded} />,
  ads: () => ({ kind: 'names', category: 'chart' }),
  whenSensitive: 'itself',
  examples: [
    chartPath,
    chartAddress(
      { names: ['emma', 'olivia'], sex: 'girl', measure: 'rank', from: 1950, to: 2024, combined: true },
      [1880, 2024],
    ),
  ],
})
