import { byDay, type Correction } from '../../content/corrections.ts'
import type { Piece } from '../../content/schema.ts'
import { links } from '../../content/site.ts'
import { Prose } from '../ui/prose.tsx'
import { DateText } from '../ui/time.tsx'
import { PlainHead } from './plain-page.tsx'

interface Props {
  piece: Piece<'page'>
  corrections: readonly Correction[]
}

/** What was wrong on pages of this site, newest first, and how to tell of a mistake. */
export const CorrectionsView = ({ piece, corrections }: Props) => (
  <article className="reading">
    <PlainHead {...piece} />
    <div className="reading-body">
      <Prose sections={piece.sections} />
      <div className="prose">
        {byDay(corrections).map(([on, made]) => (
          <section key={on} aria-labelledby={on}>
            <h2 id={on} className="text-heading">
              <DateText date={on} />
            </h2>
            {made.map(({ path, page, wrong, now }) => (
              <div key={wrong}>
                <h3>
                  <a href={path}>{page}</a>
                </h3>
                <p>
                  <strong>It said:</strong> {wrong}
                </p>
                <p>
                  <strong>It says now:</strong> {now}
                </p>
              </div>
            ))}
          </section>
        ))}
        <h2 id="report" className="text-heading">
          If you find a mistake
        </h2>
        <p>
          Tell us through the <a href={links.helpCenter}>help center</a>. Give the address of the page and the sentence,
          and the source that says otherwise if you have one. What could affect anyone’s health is put right first.
        </p>
      </div>
    </div>
  </article>
)
