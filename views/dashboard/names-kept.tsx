import { nameAddress } from '../../domain/names/name-address.ts'
import { Text } from '../ui/typography.tsx'
import { Unreachable } from './placeholders.tsx'
import type { Reached } from './sheet.ts'

/** Names that are shown; the rest is a number. */
const shown = 6

/** The names that a member has saved, in their own order. */
export const NamesKept = ({ names }: { names: Reached<readonly string[]> }) => (
  <section aria-labelledby="names">
    <Text variant="heading" id="names">
      Names kept
    </Text>
    {!names && <Unreachable what="Your names" />}
    {names && names.is.length === 0 && <p>A press on the heart of a name keeps it here.</p>}
    {names && names.is.length > 0 && (
      <p className="names-kept">
        {names.is.slice(0, shown).map((name, i) => (
          <span key={name}>
            {i > 0 && ', '}
            <Name name={name} />
          </span>
        ))}
        {names.is.length > shown && ` and ${names.is.length - shown} more`}
      </p>
    )}
    <p className="saved-all">
      {names?.is.length === 0 ? <a href="/baby-names">Find names</a> : <a href="/b/favorites">Your favorite names</a>}
    </p>
  </section>
)

const Name = ({ name }: { name: string }) => {
  const path = nameAddress(name)
  return path ? <a href={path}>{name}</a> : <bdi>{name}</bdi>
}
