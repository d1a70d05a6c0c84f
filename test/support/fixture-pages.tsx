// Pages made for a test: the real document, header and footer around a few islands.
import type { ReactNode } from 'react'
import { page } from '../../routes/define-page.tsx'
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
    whenSensitive: 'itself',
    examples: [path],
  })

/** A heart that saves `slug`. */
export const Heart = ({ slug, when }: { slug: string; when: When }) => (
  <section id={slug}>
    <Island name="save-heart" props={{ slug, title: slug, side: 'left' }} when={when} />
  </section>
)

/** A field whose component throws as soon as it wakes. */
export const ThrowsAtOnce = () => (
  <section id="throws-at-once">
    <x-island
      name="text-input"
      when="load"
      prefix="x"
      props='{"type":"text","name":"a","label":{"no":"words"}}'
      data-status="waiting"
    >
      <label>
        A field <input name="a" />
      </label>
    </x-island>
  </section>
)

/** A heart whose component throws once it asks to join, which is after a press. */
export const ThrowsOnPress = () => (
  <section id="throws-on-press">
    {/* The cast: what no page does. As text it throws. */}
    <Island
      name="save-heart"
      props={{ slug: 'a', title: 'a', side: 'left', join: { toString: 0, valueOf: 0 } as unknown as string }}
      when="load"
    />
  </section>
)

/** Words enough to push what follows below the window. */
export const LongText = () =>
  Array.from({ length: 80 }, (_, i) => <p key={i}>Line {i} of a long text that nobody has to read.</p>)
