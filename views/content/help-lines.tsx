import { callHref, type HelpLine, linesFor, otherCountries, textHref } from '../../content/help-lines.ts'
import { usePage } from '../page.tsx'

/** The numbers to call: those of the visitor's country, where it is known, and the others in a closed panel. */
export function HelpLines() {
  const { country } = usePage()
  const isUs = country === 'US'
  const others = linesFor(isUs ? 'other' : 'US')
  return (
    <section className="help-lines callout callout-call" aria-labelledby="help-lines">
      <h2 id="help-lines" className="callout-title">
        Who answers{isUs && ' in the United States'}
      </h2>
      {isUs ? <Lines lines={linesFor('US')} /> : <Countries lines={linesFor('other')} />}
      <details>
        <summary>Numbers in {isUs ? 'other countries' : 'the United States'}</summary>
        {isUs ? <Countries lines={others} /> : <Lines lines={others} />}
        <p>
          For any other country:{' '}
          <a href={otherCountries.href} rel="noopener">
            {otherCountries.name}
          </a>
        </p>
      </details>
    </section>
  )
}

/** The lines by country. */
const Countries = ({ lines }: { lines: readonly HelpLine[] }) =>
  [...Map.groupBy(lines, line => line.countryName)].map(([name, own]) => (
    <section key={name}>
      <h3 className="danger-soon">{name}</h3>
      <Lines lines={own} />
    </section>
  ))

const Lines = ({ lines }: { lines: readonly HelpLine[] }) => (
  <ul>
    {lines.map(line => (
      <li key={line.name + line.number}>
        <a href={callHref(line)}>
          <strong>{line.number}</strong> {line.name}
        </a>
        {line.sms !== undefined && <TextNumber line={line} />}
      </li>
    ))}
  </ul>
)

const TextNumber = ({ line }: { line: HelpLine }) => (
  <>
    {' '}
    <a href={textHref(line)}>{line.smsWord === undefined ? 'or text' : `or text ${line.smsWord} to ${line.sms}`}</a>
  </>
)
