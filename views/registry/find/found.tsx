// What a search by name has found.
import type { FoundRegistry } from '../../../contract/registry.ts'
import { monthNames } from '../../../domain/dates.ts'
import { namesInLine } from '../../../domain/registry/names.ts'
import { stateName } from '../../../domain/registry/states.ts'
import { Text } from '../../ui/typography.tsx'

export const Found = ({ found }: { found: readonly FoundRegistry[] }) => (
  <section className="find-found" aria-labelledby="found">
    <Text variant="heading" id="found">
      {found.length === 0 ? 'No list was found' : found.length === 1 ? 'One list' : `${found.length} lists`}
    </Text>
    {found.length === 0 ? (
      <p>Perhaps it goes by the other parent’s name, or it cannot be found by name. Its link always works.</p>
    ) : (
      <>
        {haveTwins(found) && (
          <p>
            Some of these lists look the same here, and more than this is not shown of any. Please ask the parents which
            one is theirs, or for its link.
          </p>
        )}
        <ul>
          {found.map(({ link, parents, ...about }) => (
            <li key={link}>
              <a href={`/registry/${link}`}>
                <bdi>{namesInLine(parents)}</bdi>
              </a>
              <p>{wordsAbout(about)}</p>
            </li>
          ))}
        </ul>
      </>
    )}
  </section>
)

/** Whether two lists cannot be told apart by what a search may show. */
function haveTwins(found: readonly FoundRegistry[]): boolean {
  const shown = found.map(({ link: _, ...about }) => JSON.stringify(about))
  return new Set(shown).size < shown.length
}

const wordsAbout = ({ month, year, state }: Pick<FoundRegistry, 'month' | 'year' | 'state'>) =>
  [month && [monthNames[month - 1], year].filter(Boolean).join(' '), stateName(state)].filter(Boolean).join(', ')
