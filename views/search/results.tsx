import { counted } from '../../domain/counted.ts'
import type { Found, FoundGroup, Hit } from '../../search/found.ts'
import { kickerOf } from '../../search/result-groups.ts'
import { searchLimits } from '../../search/search-limits.ts'
import { usePage } from '../page.tsx'
import { Text } from '../ui/typography.tsx'
import { Marked } from './marked.tsx'

/** A number of results in words: '1 result', '12 results'. */
export const countOf = (n: number) => counted(n, 'result')

/** Hits of a group that are seen at once; the others unfold. */
const open = 3

/** What was found: the best answers of any kind, then the rest in groups, with links to the groups above them. */
export const Results = ({ found: { best, groups } }: { found: Pick<Found, 'best' | 'groups'> }) => (
  <div className="results">
    {best.length > 0 && (
      <section aria-labelledby="best" className="results-best">
        <Text variant="heading" id="best">
          Best answers
        </Text>
        <Hits hits={best} />
      </section>
    )}
    {groups.length > 1 && (
      <nav className="pills pills-under-title" aria-label="Groups of results">
        {groups.map(({ name, total }) => (
          <a key={name} href={`#${idOf(name)}`}>
            {name}
            <b>{total}</b>
          </a>
        ))}
      </nav>
    )}
    {groups.map(group => (
      <Group key={group.name} {...group} />
    ))}
  </div>
)

const idOf = (name: string) => name.toLowerCase()

function Group({ name, total, hits }: FoundGroup) {
  const more = hits.slice(open)
  return (
    <section aria-labelledby={idOf(name)}>
      <Text variant="heading" id={idOf(name)}>
        {name}
      </Text>
      <Hits hits={hits.slice(0, open)} />
      {more.length > 0 && (
        <details>
          <summary>
            {more.length} more in {idOf(name)}
          </summary>
          <Hits hits={more} />
          {total > hits.length + searchLimits.best && (
            <p className="text-small">These fit best, of {total}. One more word narrows the search.</p>
          )}
        </details>
      )}
    </section>
  )
}

const Hits = ({ hits }: { hits: readonly Hit[] }) => (
  <ul>
    {hits.map(hit => (
      <Result key={hit.card.path} {...hit} />
    ))}
  </ul>
)

/** A page, and where it is known the part of it that answers. */
function Result({ card, terms, passage }: Hit) {
  const { href } = usePage()
  const address = href(card.path)
  return (
    <li>
      <p className="text-kicker">{kickerOf(card)}</p>
      <h3 className="card-title">
        <a href={passage?.id ? `${address}#${passage.id}` : address}>
          <Marked text={card.title} terms={terms} />
        </a>
      </h3>
      {passage?.text ? (
        <p className="result-line">
          {passage.heading && (
            <strong>
              <Marked text={passage.heading} terms={terms} />
            </strong>
          )}{' '}
          <Marked text={passage.text} terms={terms} />
        </p>
      ) : (
        <p>
          <Marked text={card.lead} terms={terms} />
        </p>
      )}
    </li>
  )
}
