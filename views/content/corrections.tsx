import { byDay, type Correction } from '../../content/corrections.ts'
import type { Piece } from '../../content/schema.ts'
import { links } from '../../content/site.ts'
import { Breadcrumb } from '../kit/breadcrumb.tsx'
import { Prose } from '../kit/prose.tsx'
import { DateText } from '../kit/time.tsx'
import { Text } from '../kit/typography.tsx'
import { ways } from './ways.ts'

interface Props {
  piece: Piece<'page'>
  corrections: readonly Correction[]
}

/** What was wrong on pages of this site, newest first, and how to tell of a mistake. */
export const CorrectionsView = ({ piece, corrections }: Props) => (
  <article className="reading">
    <header className="reading-head">
      <Breadcrumb steps={ways.plain()} />
      <Text variant="title">{piece.title}</Text>
      <Text variant="lead">{piece.lead}</Text>
      <p className="byline">
        Updated <DateText date={piece.updated} />
      </p>
    </header>
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
          Tell us through the <a href={links.helpCenter}>help center</a>. Give the address of the page and the sentence, and the source that
          says otherwise if you have one. What could affect anyone’s health is put right first.
        </p>
      </div>
    </div>
  </article>
)
