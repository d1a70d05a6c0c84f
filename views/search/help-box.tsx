import { allSigns } from '../../content/danger-signs/all-signs.ts'
import { grouped } from '../../content/danger-signs/sign.ts'
import { callHref, elsewhere, type HelpLine, type HelpLineKind, textHref } from '../../content/help-lines.ts'
import { answering } from '../../search/distress/answering.ts'
import { type Distress, signsFor } from '../../search/distress/distress.ts'
import type { Help } from '../../search/distress/help.ts'
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
  const { say, first, talk, countries, directories } = answering(distress, countryCode)
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
      <DangerLists groups={grouped(signsFor(distress))} />
      <Countries countries={countries} />
      {talk.length > 0 && <h3 className="danger-soon">Somebody to talk to, day and night</h3>}
      <Lines lines={talk} />
      <p>
        <a href={href(`${allSigns.path}#${stage}`)}>{allSigns.linkText}</a>
      </p>
      {countries.length > 0 && (
        <p>
          For any other country: <a href={elsewhere.href}>{elsewhere.name}</a>
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
