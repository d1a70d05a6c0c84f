import { kickerOf } from '../../search/result-groups.ts'
import type { Found, FoundGroup } from '../../search/site-search.ts'
import { usePage } from '../page.tsx'
import { Text } from '../ui/typography.tsx'
import { Marked } from './marked.tsx'

/** A number of results in words: '1 result', '12 results'. */
export const countOf = (n: number) => `${n} result${n === 1 ? '' : 's'}`

/** What was found, in groups, with links to the groups above when there are several. */
export const Results = ({ found }: { found: Found }) => (
  <div className="results">
    {found.groups.length > 1 && (
      <nav className="pills pills-under-title" aria-label="Groups of results">
        {found.groups.map(({ name, total }) => (
          <a key={name} href={`#${idOf(name)}`}>
            {name}
            <b>{total}</b>
          </a>
        ))}
      </nav>
    )}
    {found.groups.map(group => (
      <Group key={group.name} {...group} />
    ))}
  </div>
)

const idOf = (name: string) => name.toLowerCase()

function Group({ name, total, hits }: FoundGroup) {
  const { href } = usePage()
  return (
    <section aria-labelledby={idOf(name)}>
      <Text variant="heading" id={idOf(name)}>
        {name}
      </Text>
      <ul>
        {hits.map(({ card, terms, line }) => (
          <li key={card.path}>
            <p className="text-kicker">{kickerOf(card)}</p>
            <h3 className="card-title">
              <a href={href(card.path)}>
                <Marked text={card.title} terms={terms} />
              </a>
            </h3>
            <p>
              <Marked text={card.lead} terms={terms} />
            </p>
            {line && (
              <p className="result-line">
                In it: <Marked text={line} terms={terms} />
              </p>
            )}
          </li>
        ))}
      </ul>
      {total > hits.length && (
        <p className="text-small">
          These are the {hits.length} that fit best, of {total}. One more word narrows the search.
        </p>
      )}
    </section>
  )
}
