import type { Drawing } from '../../domain/names/chart-drawing.ts'
import { type ChartAsked, chartAddress, chartPath, mostNames } from '../../domain/names/chart-query.ts'
import { uncountedText } from '../../domain/names/sentences.ts'
import type { NameLine } from '../../domain/names/year-points.ts'
import { listInWords } from '../../lib/in-words.ts'
import { leastBirths } from '../../names/counts.ts'
import { ShareThis } from '../content/share-this.tsx'
import { Island } from '../island.tsx'
import { Breadcrumb } from '../ui/breadcrumb.tsx'
import { Icon } from '../ui/icon.tsx'
import { Text } from '../ui/typography.tsx'
import { ChartNotes, ChartTable, newestOf } from './chart-table.tsx'
import { nameBreadcrumbs } from './name-breadcrumbs.ts'
import { CountsSource } from './source.tsx'

export interface ChartPage {
  asked: ChartAsked
  /** First and last year of the counts. */
  span: readonly [number, number]
  /** An example, since no names were asked for. */
  isExample: boolean
  names: readonly { name: string; path: string; letters: string }[]
  /** Words that are no names on record, with similar spellings that are. */
  unknown: readonly { name: string; near: readonly { name: string; letters: string }[] }[]
  /** Names that were given too rarely to the chosen sex, or never. */
  without: readonly string[]
  lines: readonly NameLine[]
  drawing: Drawing
  /** The first year whose number of all births is estimated. */
  estimated: number | undefined
}

/** Names through the years, side by side. */
export const ChartView = ({ page }: { page: ChartPage }) => {
  const { asked, span, isExample, names } = page
  return (
    <div className="index chart-page">
      <header className="chart-head">
        <Breadcrumb steps={nameBreadcrumbs.below()} />
        <Text variant="title">Name popularity chart</Text>
        <Text variant="lead">
          How often a name was given in the US, every year since {span[0]}. Put up to {mostNames} names side by side.
        </Text>
      </header>
      <Island
        name="chart-form"
        props={{ ...asked, names: isExample ? '' : asked.names.join(', '), span, result: 'chart-result' }}
        when="idle"
      />
      <ChartResult page={page} names={names} />
      <CountsSource last={span[1]} />
    </div>
  )
}

/** What the chart measures. */
const measured = {
  percent: 'Percent of all births of the sex in each year.',
  rank: 'Rank among the names of the sex in each year: 1 is the one given most.',
} as const

const ChartResult = ({ page, names }: { page: ChartPage; names: ChartPage['names'] }) => {
  const { asked, span, lines, drawing, isExample } = page
  const table = 'chart-years'
  const title = names.length ? listInWords(names.map(({ name }) => name)) : 'No name to draw'
  const years = asked.from === asked.to ? `in ${asked.from}` : `${asked.from} to ${asked.to}`
  const address = chartAddress(asked, span)
  return (
    <div id="chart-result" className="chart-result">
      <section aria-labelledby="chart-title">
        <h2 id="chart-title" className="text-heading">
          {isExample ? 'An example: ' : ''}
          {title}, {years}
        </h2>
        {!isExample && <Chosen page={page} />}
        <Remarks page={page} />
        {lines.length > 0 && (
          <>
            <p className="text-small">{measured[asked.measure]}</p>
            <Island name="name-chart" props={{ drawing, table, newest: newestOf(lines, asked.to) }} when="idle" />
            <p className="chart-picture">
              <a
                href={chartAddress(asked, span, `${chartPath}.svg`)}
                download={`${asked.names.join('-') || 'names'}.svg`}
              >
                Picture to share
              </a>{' '}
              (SVG, 1200 by 630)
            </p>
            <details className="chart-details" open>
              <summary>Every year as a table</summary>
              <ChartTable
                id={table}
                caption="Rank, births and percent of births, US"
                lines={lines}
                years={drawing.years}
              />
            </details>
            <ChartNotes lines={lines} estimated={page.estimated} />
          </>
        )}
      </section>
      <ShareThis piece={{ path: address, title: `${title}: name popularity` }} />
    </div>
  )
}

/** The names of the chart, each with a link to its page and one that takes it out. */
const Chosen = ({ page: { asked, names, span } }: { page: ChartPage }) => (
  <ul className="chart-chosen">
    {names.map(({ name, path, letters }) => (
      <li key={name}>
        <a href={path}>{name}</a>
        <a
          className="chart-out"
          href={chartAddress({ ...asked, names: asked.names.filter(other => other !== letters) }, span)}
          aria-label={`Take ${name} out`}
          data-chart
        >
          <Icon name="close" />
        </a>
      </li>
    ))}
  </ul>
)

/** The names that are not drawn, and why. */
const Remarks = ({ page: { asked, unknown, without, span } }: { page: ChartPage }) => (
  <>
    {asked.tooMany && (
      <p className="chart-remark">More than {mostNames} names were asked for; these are the first of them.</p>
    )}
    {unknown.map(({ name, near }) => (
      <p key={name} className="chart-remark">
        <q>{name}</q> is not in our counts: they hold the names given to {leastBirths} girls or {leastBirths} boys in
        the US since {span[0]}.{near.length > 0 && ' Close to it: '}
        {near.map((other, i) => (
          <span key={other.name}>
            {i > 0 && ', '}
            <a
              href={chartAddress(
                { ...asked, names: asked.names.map(one => (one === name ? other.letters : one)) },
                span,
              )}
              data-chart
            >
              {other.name}
            </a>
          </span>
        ))}
      </p>
    ))}
    {without.map(name => (
      <p key={name} className="chart-remark">
        No line for {name}: {asked.sex !== 'both' && uncountedText(asked.sex, leastBirths, span[0])}.
      </p>
    ))}
  </>
)
