import { type RisingName, sparkPath } from '../../domain/names/rising-name.ts'
import { usePage } from '../page.tsx'
import { Text } from '../ui/typography.tsx'

/** Names that rise now, each with the line of its last years. */
export function RisingNames({ names }: { names: readonly RisingName[] }) {
  const { href } = usePage()
  if (names.length === 0) return null
  return (
    <section aria-labelledby="names">
      <Text variant="heading" id="names">
        Names rising now
      </Text>
      <ul className="rising whole-links">
        {names.map(({ name, path, why, births }) => (
          <li key={name}>
            <svg viewBox="0 0 100 30" preserveAspectRatio="none" aria-hidden="true">
              <path d={sparkPath(births)} />
            </svg>
            <a href={href(path)}>{name}</a>
            <span>{why}</span>
          </li>
        ))}
      </ul>
      <p className="more">
        <a href={href('/b/rising-baby-names')}>All rising names</a>
      </p>
    </section>
  )
}
