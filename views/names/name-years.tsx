import { chartAddress } from '../../domain/names/chart-query.ts'
import { countText, oneIn, percentText } from '../../domain/names/percent.ts'
import { trendText } from '../../domain/names/sentences.ts'
import { childrenOf, type Measure } from '../../domain/names/year-points.ts'
import { Island } from '../island.tsx'
import { ChartNotes, ChartTable, newestOf } from './chart-table.tsx'
import type { NamePage, SexFacts } from './name-shown.ts'

const measureLabels: Readonly<Record<Measure, string>> = { percent: 'Percent of births', rank: 'Rank' }

/** The name through the years: figures, chart, and the table behind them. */
export function NameYears({ page }: { page: NamePage }) {
  const { name, years, lines, facts, drawing, measure } = page
  const table = 'years'
  return (
    <section className="name-years" aria-labelledby="chart">
      <h2 id="chart" className="text-heading">
        {`${name.name} since ${years[0]}`}
      </h2>
      <div className="name-marks">
        {facts.map(fact => (
          <MarksOf key={fact.sex} {...fact} last={years[1]} />
        ))}
      </div>
      <nav className="chart-switch" aria-label="What the chart shows">
        {(['percent', 'rank'] as const).map(one => (
          <a
            key={one}
            href={`${one === 'percent' ? name.path : `${name.path}?measure=${one}`}#chart`}
            aria-current={one === measure ? 'true' : undefined}
          >
            {measureLabels[one]}
          </a>
        ))}
      </nav>
      <div className="chart-by-sex">
        <Island name="name-chart" props={{ drawing, table, newest: newestOf(lines, years[1]) }} when="visible" />
      </div>
      <p>
        <a
          href={chartAddress(
            { names: [name.letters], sex: 'both', measure, from: years[0], to: years[1], combined: false },
            years,
          )}
        >
          {`Compare ${name.name} with other names`}
        </a>
      </p>
      <details className="chart-details">
        <summary>
          Every year from {years[1]} to {years[0]} as a table
        </summary>
        <ChartTable id={table} caption="Rank, births and percent of births, US" lines={lines} years={years} />
      </details>
      <ChartNotes lines={lines} estimated={page.estimated} />
      <p className="text-small counts-source">
        {`Counts: US Social Security Administration, births of ${years[0]} to ${years[1]}. Before 1937 many were never registered, so early figures are low.`}
      </p>
    </section>
  )
}

/** The marked years of one sex. */
const MarksOf = ({ sex, marks: { now, last: seen, peak, first }, trend, last }: SexFacts & { last: number }) => (
  <div>
    <h3 className={`sex sex-${sex}`}>{childrenOf(sex)}</h3>
    <dl>
      <div>
        <dt>{now ? `Rank in ${last}` : 'Last listed'}</dt>
        <dd>
          <b>{now ? countText(now.rank) : seen.year}</b>
          {now
            ? `${countText(now.births)} births, ${oneIn(now.percent)} ${childrenOf(sex)}`
            : `${countText(seen.births)} births`}
        </dd>
      </div>
      <div>
        <dt>Peak year</dt>
        <dd>
          <b>{peak.year}</b>
          {`rank ${countText(peak.rank)}, ${percentText(peak.percent)} of ${childrenOf(sex)}`}
        </dd>
      </div>
      <div>
        <dt>First listed</dt>
        <dd>
          <b>{first.year}</b>
          {`${countText(first.births)} births`}
        </dd>
      </div>
    </dl>
    <p>{trendText(trend, sex)}</p>
  </div>
)
