import { callHref, linesFor, otherCountries } from '../../content/help-lines.ts'
import { usePage } from '../page.tsx'

/** Crisis lines that answer at any hour, those of the visitor's country or of all others. */
export function CrisisLines() {
  const { country } = usePage()
  const lines = linesFor(country).filter(({ kind }) => kind === 'crisis' || kind === 'maternal')
  return (
    <ul className="link-list">
      {lines.map(line => (
        <li key={line.country + line.number}>
          <a href={callHref(line)}>{line.number}</a> {line.name}
          {country === 'other' && `, ${line.countryName}`}
        </li>
      ))}
      {country === 'other' && (
        <li>
          <a href={otherCountries.href} rel="noopener">
            {otherCountries.name}
          </a>{' '}
          for every other country
        </li>
      )}
    </ul>
  )
}
