// The drawing for new members: its page, for the US only, its rules, and a member's entry.
import { addressOf } from '../content/addresses.ts'
import { stateOfSweepstakes } from '../content/sweepstakes.ts'
import type { Content } from '../publishing/load.ts'
import { breadcrumbs } from '../views/content/breadcrumbs.ts'
import { SweepstakesEntryView } from '../views/sweepstakes/entry.tsx'
import { SweepstakesRulesView } from '../views/sweepstakes/rules.tsx'
import { SweepstakesView } from '../views/sweepstakes/sweepstakes.tsx'
import { missing, page } from './define-page.tsx'
import { memberFormPage } from './member-form-page.tsx'

async function textOf(content: Content, slug: string) {
  const piece = await content.piece('page', slug)
  if (!piece) throw missing({ suggestions: [] })
  return piece
}

const path = addressOf('page', 'sweepstakes')
const rulesPath = addressOf('page', 'sweepstakes-rules')
const entryPath = '/sweepstakes/entry'

const notHere = () => missing({ reason: 'not-here', suggestions: [] })

const drawing = page({
  path,
  async load({ content, input }) {
    if (input.country !== 'US') throw notHere()
    return { piece: await textOf(content, 'sweepstakes') }
  },
  head: ({ piece }) => ({
    title: piece.title,
    description: piece.description,
    path,
    breadcrumbs: breadcrumbs.plain(),
  }),
  view: ({ loaded }) => <SweepstakesView piece={loaded.piece} />,
  whenSensitive: 'itself',
  examples: [path],
})

const rules = page({
  path: rulesPath,
  load: async ({ content }) => ({ piece: await textOf(content, 'sweepstakes-rules') }),
  head: ({ piece }) => ({
    title: piece.title,
    description: piece.description,
    path: rulesPath,
    breadcrumbs: breadcrumbs.plain(),
  }),
  view: ({ loaded }) => <SweepstakesRulesView piece={loaded.piece} />,
  whenSensitive: 'itself',
  examples: [rulesPath],
})

/** Null outside the dates: then nothing is sent, and the page says so. */
const toEntry = (_field: unknown, content: Content) => {
  const drawing = content.drawing()
  return drawing && stateOfSweepstakes(drawing, Date.now()) === 'open' ? `/sweepstakes/${drawing.period}` : null
}

const entry = memberFormPage({
  path: entryPath,
  title: 'Your entry',
  description: 'Whether you have entered the drawing for new members.',
  form: { method: 'PUT', to: toEntry, body: () => ({}), next: entryPath, country: 'US' },
  async more({ read }, input) {
    if (input.country !== 'US') throw notHere()
    return { entries: await read('sweepstakes') }
  },
  without: () => ({ entries: [] }),
  view: SweepstakesEntryView,
})

export const sweepstakesPages = [drawing, rules, entry]
