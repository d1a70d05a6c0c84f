// Pages made for a test: the real document, header and footer around a few islands.
import type { ReactNode } from 'react'
import { page } from '../../routes/define.tsx'
import { Island, type When } from '../../views/island.tsx'

/** A page with a title of its own around what a test needs. */
export const fixture = (path: string, body: ReactNode) =>
  page({
    path,
    head: () => ({ title: `Fixture ${path}`, description: 'A page made for a test.', path }),
    view: () => (
      <div className="index">
        <h1>Fixture</h1>
        {body}
      </div>
    ),
    examples: [path],
  })

/** A heart that saves `slug`. */
export const Heart = ({ slug, when }: { slug: string; when: When }) => (
  <section id={slug}>
    <Island name="save-heart" props={{ slug, title: slug, side: 'left' }} when={when} />
  </section>
)

/** Words enough to push what follows below the window. */
export const LongText = () => Array.from({ length: 80 }, (_, i) => <p key={i}>Line {i} of a long text that nobody has to read.</p>)
