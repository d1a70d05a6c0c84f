// The report as one HTML page that needs nothing else: no script, no file, no address.
import { site } from '../content/site.ts'
import { pageKinds } from '../domain/page-kinds.ts'
import { quantile } from '../lib/histogram.ts'
import { type Estimate, shareOf } from '../lib/intervals.ts'
import { intervals, lying, upright } from './charts.ts'
import { type Compared, compareAll } from './experiments.ts'
import { Html, html } from './html.ts'
import { promptRows } from './prompts.ts'
import { style } from './style.ts'
import { type Day, type Tally, type Vital, vitals } from './tally.ts'

const number = (value: number) => value.toLocaleString('en-US')
const percent = (share: number) => `${(share * 100).toFixed(1)}\u00a0%`
const between = ({ low, high }: Estimate) => `${percent(low)} to ${percent(high)}`
const none = '–'

type Cell = string | number | Html

/** What may be wider than a phone: it scrolls by itself, by keyboard too. @param says what it is */
const wide = (says: string, content: Html): Html =>
  html`<div class="wide" tabindex="0" role="region" aria-label="${says}">${content}</div>`

/** What the colors of upright bars mean: all of it, and the part of it in front. */
const colors = (all: string, part: string): Html => html`<p class="note">Blue: ${all}. Red, in front: ${part}.</p>`

/** A table that is seldom read: its chart says the most of it. */
const folded = (caption: string, content: Html): Html =>
  html`<details><summary>${caption}</summary>${content}</details>`

/** @param caption says what the rows are */
function table(caption: string, head: readonly string[], rows: readonly (readonly Cell[])[]): Html {
  if (!rows.length) return html`<p class="note">${caption}: nothing in this log.</p>`
  return wide(
    caption,
    html`<table><caption>${caption}</caption>
<thead><tr>${head.map(text => html`<th scope="col">${text}</th>`)}</tr></thead>
<tbody>${rows.map(([first = '', ...rest]) => html`<tr><th scope="row">${first}</th>${rest.map(cell => html`<td>${typeof cell === 'number' ? number(cell) : cell}</td>`)}</tr>`)}</tbody></table>`,
  )
}

const sum = (days: readonly Day[], of: (day: Day) => number) => days.reduce((all, day) => all + of(day), 0)

function visits(days: readonly (readonly [string, Day])[]): Html {
  const all = days.map(([, day]) => day)
  const chart = upright(
    days.map(([label, { views, visits }]) => ({ label, value: views, part: visits })),
    'Pages a day, and in front of them the visits',
  )
  return html`<h2>Visits and pages</h2>
<p><strong>${number(sum(all, day => day.visits))} visits</strong>, in which ${number(sum(all, day => day.views))} pages were seen.
A visit begins with a page that was opened from elsewhere. Counted are browsers that run scripts and whose owners do not refuse it; nobody after a loss.</p>
${days.length ? html`${wide('Chart of visits and pages', chart)}${colors('pages', 'visits')}` : ''}
${folded(
  'Visits and pages by day, UTC',
  table(
    'Visits and pages',
    ['Day', 'Visits', 'Pages', 'Pages a visit'],
    days.map(([day, { visits, views }]) => [day, visits, views, visits ? (views / visits).toFixed(1) : none]),
  ),
)}`
}

function served({ served, failed, islandsFailed }: Tally): Html {
  const rows = [...served].filter(([, { pages }]) => pages)
  return html`<h2>Pages as the server sent them</h2>
<p>With those of programs that read the site and of browsers that count nothing. ${number(failed)} answers failed (status 500 and above), ${number(islandsFailed)} parts of pages did not wake in a browser.</p>
${table(
  'By kind of page',
  ['Kind', 'Sent', 'Without rendering', 'p75 of the server’s time'],
  rows.map(([kind, { pages, cached, ms }]) => [
    kind,
    pages,
    percent(cached / pages),
    `${quantile(ms, 0.75) ?? none} ms`,
  ]),
)}`
}

function searches(days: readonly (readonly [string, Day])[]): Html {
  const withSome = days.filter(([, { searches }]) => searches)
  const all = withSome.map(([, day]) => day)
  const [part, whole] = [sum(all, day => day.empty), sum(all, day => day.searches)]
  const share = shareOf({ part, whole })
  const chart = upright(
    withSome.map(([label, { searches, empty }]) => ({ label, value: searches, part: empty })),
    'Searches a day, and in front of them those without a result',
  )
  return html`<h2>Searches</h2>
<p>${number(whole)} searches, <strong>${number(part)} without a result</strong>${share ? ` (${percent(share.value)}, 95 % interval ${between(share)})` : ''}. What was searched for is not in the log.</p>
${withSome.length ? html`${wide('Chart of searches', chart)}${colors('searches', 'those without a result')}` : ''}
${folded(
  'Searches by day, UTC',
  table(
    'Searches',
    ['Day', 'Searches', 'Without a result', 'Share'],
    withSome.map(([day, { searches, empty }]) => [day, searches, empty, percent(empty / searches)]),
  ),
)}`
}

function prompts({ prompts }: Tally): Html {
  const counted = promptRows.map((row, i) => ({ ...row, counts: prompts[i] ?? { shown: 0, followed: 0 } }))
  const rows = counted
    .filter(({ shown }) => shown)
    .map(({ name, counts }): Cell[] => {
      const share = shareOf({ part: counts.followed, whole: counts.shown })
      return [
        name,
        counts.shown,
        counts.followed,
        share ? percent(share.value) : 'not shown',
        share ? between(share) : 'not shown',
      ]
    })
  const sent = counted.filter(({ shown }) => !shown).map(({ name, counts }) => `${name} ${number(counts.followed)}`)
  return html`<h2>What asked visitors for something</h2>
${table('Prompts', ['Prompt', 'Shown', 'Followed', 'Share', '95 % interval'], rows)}
<p class="note">Pressed or sent, wherever they stand: ${sent.join(', ')}.</p>`
}

function experiments(compared: readonly Compared[]): Html {
  const shown = compared.filter(({ versions }) => versions.some(({ counts }) => counts.whole))
  const rest = compared.filter(one => !shown.includes(one)).map(({ experiment }) => experiment.name)
  const told = shown.flatMap(({ experiment, difference }) =>
    difference ? [{ label: experiment.name, estimate: difference }] : [],
  )
  const chart = intervals(told, 'How much the second version of each experiment is above the first, with its interval')
  return html`<h2>Experiments</h2>
<p>How often each version was shown on a page, and how often what it is to bring about followed, for each page that showed it. The intervals cover what chance does to 95 of 100 such counts: Wilson’s for a share, Newcombe’s for the difference of two.</p>
${told.length ? wide('How far the second versions are above the first', chart) : ''}
${shown.map(oneExperiment)}
<p class="note">${rest.length ? html`Not shown in this log: ${rest.join(', ')}. ` : ''}One visitor who opens many pages counts many times, so the true intervals are somewhat wider. Looking every day until a difference appears finds one where there is none: decide the day beforehand.</p>`
}

function oneExperiment({ experiment: { name }, versions, difference, verdict }: Compared): Html {
  const rows = versions.map(({ words, counts, share }): Cell[] => [
    words,
    counts.whole,
    counts.part,
    share ? percent(share.value) : none,
    share ? between(share) : none,
  ])
  const by = difference ? ` The second less the first: ${percent(difference.value)} (${between(difference)}).` : ''
  return html`<h3>${name}</h3>
${table(`Versions of ${name}`, ['Version', 'Shown', 'Followed', 'Share', '95 % interval'], rows)}
<p><strong>${verdict}</strong>${by}</p>`
}

/** The limits of "good" at the 75th percentile: web.dev/articles/vitals. `cls` in thousandths. */
const limits: Readonly<Record<Vital, { name: string; good: number; text: (value: number) => string }>> = {
  lcp: { name: 'Largest paint (LCP)', good: 2500, text: value => `${number(value)} ms` },
  inp: { name: 'Answer to a press (INP)', good: 200, text: value => `${number(value)} ms` },
  cls: { name: 'Layout shift (CLS)', good: 100, text: value => (value / 1000).toFixed(3) },
}

function speed({ speed }: Tally): Html {
  const parts = vitals.map(vital => {
    const { name, good, text } = limits[vital]
    const rows = pageKinds.flatMap(kind => {
      const figures = speed.get(kind)?.[vital]
      const p75 = figures && quantile(figures, 0.75)
      return figures && p75 !== null && p75 !== undefined ? [{ label: kind, value: p75, count: figures.count }] : []
    })
    const chart = lying(
      rows.map(row => ({ ...row, text: text(row.value) })),
      `${name} by kind of page at the 75th percentile, with the limit of what counts as good`,
      good,
    )
    return html`<h3>${name}: good up to ${text(good)}</h3>
${rows.length ? wide(`Chart: ${name}`, chart) : ''}
${table(
  name,
  ['Kind of page', 'p75', 'Measured'],
  rows.map(({ label, value, count }) => [label, text(value), count]),
)}`
  })
  return html`<h2>Speed as visitors saw it</h2>
<p>Measured in their browsers, on a sample of pages, where they allow it: three of four views were at least this fast. Safari and Firefox tell less than Chromium. Below a hundred measurements a figure moves a lot.</p>
${parts}`
}

/**
 * The whole report.
 * @param files the logs it was made from, as they were named
 */
export function reportPage(tally: Tally, files: readonly string[]): string {
  const days = [...tally.days].sort(([a], [b]) => (a < b ? -1 : 1))
  const [first, last] = [days[0]?.[0], days.at(-1)?.[0]]
  const when = first === last ? (first ?? 'a log without days') : `${first} to ${last}`
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${site.name}: report, ${when}</title><style>${new Html(style)}</style></head>
<body><main><h1>${site.name}: ${when}</h1>
<p class="note">Made from ${files.join(', ')}: ${number(tally.lines)} lines, of which ${number(tally.unread)} were none of the site’s.</p>
${visits(days)}${served(tally)}${searches(days)}${prompts(tally)}${experiments(compareAll(tally))}${speed(tally)}
</main></body></html>
`.text
}
