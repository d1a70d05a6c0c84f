import { byUrgency } from '../../content/danger-signs/danger-sign.ts'
import { signsPage } from '../../content/danger-signs/signs-page.ts'
import { callHref, type HelpLine, type HelpLineKind, otherCountries, textHref } from '../../content/help-lines.ts'
import { type Distress, signsFor } from '../../search/distress/detect-distress.ts'
import type { Help } from '../../search/distress/help-results.ts'
import { linesToCall } from '../../search/distress/lines-to-call.ts'
import { usePage } from '../page.tsx'
import { DangerLists } from '../ui/box.tsx'
import { Sign } from '../ui/sign.tsx'
import { Results } from './results.tsx'

/** The result of a search in distress: whom to call, and below it what helps. */
export const HelpFound = ({ distress, found }: Help) => (
  <>
    <HelpBox distress={distress} />
    <Results found={found} />
  </>
)

/** Whom to call, what to do, and how soon. */
function HelpBox({ distress }: { distress: Distress }) {
  const { title, stage, language } = distress
  const { country, countryCode = country, href } = usePage()
  const { say, first, talk, countries, directories } = linesToCall(distress, countryCode)
  return (
    <section className="callout callout-call help-box" aria-labelledby="help-box">
      <h2 id="help-box" className="callout-title">
        <Sign name="phone" />
        {title}
      </h2>
      <p>{say}</p>
      {language === 'es' && countryCode === 'US' && (
        <p lang="es">En estos números también se atiende en español: pídalo al llamar.</p>
      )}
      <Lines lines={first} />
      {directories.map(({ says, name, href }) => (
        <p key={name}>
          {says} <a href={href}>{name}</a>
        </p>
      ))}
      <DangerLists groups={byUrgency(signsFor(distress))} />
      <Countries countries={countries} />
      {talk.length > 0 && <h3 className="danger-soon">Somebody to talk to, day and night</h3>}
      <Lines lines={talk} />
      <p>
        <a href={href(`${signsPage.path}#${stage}`)}>{signsPage.linkText}</a>
      </p>
      {countries.length > 0 && (
        <p>
          For any other country: <a href={otherCountries.href}>{otherCountries.name}</a>
        </p>
      )}
    </section>
  )
}

const Lines = ({ lines }: { lines: readonly HelpLine[] }) =>
  lines.length > 0 && (
    <ul className="help-calls">
      {lines.map(line => (
        <li key={line.name + line.number}>
          <a className="button" href={callHref(line)}>
            Call {line.number}
          </a>
          {line.sms !== undefined && (
            <a className="button button-secondary" href={textHref(line)}>
              Text {line.smsWord && `${line.smsWord} to ${line.sms}`}
            </a>
          )}
          <span>{line.name}</span>
        </li>
      ))}
    </ul>
  )

const kindWords: Record<HelpLineKind, string> = {
  emergency: 'Emergency',
  crisis: 'Crisis',
  maternal: 'Parents',
  violence: 'Violence',
  poison: 'Poison',
}

const Countries = ({ countries }: { countries: readonly { name: string; lines: readonly HelpLine[] }[] }) =>
  countries.length > 0 && (
    <ul className="help-calls help-countries">
      {countries.map(({ name, lines }) => (
        <li key={name}>
          <b>{name}</b>
          {lines.map(line => (
            <a key={line.kind} className="button button-secondary" href={callHref(line)}>
              {kindWords[line.kind]} {line.number}
            </a>
          ))}
        </li>
      ))}
    </ul>
  )
