import type { Source } from '../../content/schema.ts'
import { citeId } from '../../publishing/citations.ts'
import { DateText } from './time.tsx'

interface Props {
  sources: readonly Source[] | undefined
  /** False for a page that has no numbered citations in its text. */
  isCited?: boolean
  /** The day on which the page was compared with its sources: said of those that bear no year. */
  readOn?: string | undefined
}

/** The sources of a page, in the order of its citations, each with a link back to the citation. */
export const Sources = ({ sources = [], isCited, readOn }: Props) =>
  sources.length > 0 && (
    <section className="sources" aria-labelledby="sources">
      <h2 id="sources" className="text-heading">
        Sources
      </h2>
      <SourceList sources={sources} isCited={isCited} readOn={readOn} />
    </section>
  )

/** The same without a heading. */
export const SourceList = ({ sources = [], isCited = true, readOn }: Props) => (
  <ol>
    {sources.map((source, i) => (
      <li key={source.id} id={`source-${i + 1}`}>
        {source.publisher.replace(/\.?$/, '.')}{' '}
        <a href={source.url} rel="noopener">
          {source.title}
        </a>
        {source.year !== undefined && `, ${source.year}`}
        {source.year === undefined && readOn && (
          <>
            , no date given; read <DateText date={readOn} />
          </>
        )}
        {isCited && (
          <>
            {' '}
            <a href={`#${citeId(i + 1)}`} aria-label={`Back to the first place that cites source ${i + 1}`}>
              ↑
            </a>
          </>
        )}
      </li>
    ))}
  </ol>
)
