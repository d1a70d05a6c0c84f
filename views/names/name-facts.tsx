import { countText } from '../../domain/names/percent.ts'
import { uncountedText } from '../../domain/names/sentences.ts'
import { childrenOf } from '../../domain/names/year-points.ts'
import { listInWords } from '../../lib/in-words.ts'
import { leastBirths } from '../../names/counts.ts'
import type { ListFact } from '../../names/list-facts.ts'
import { kindLabels, notLookedUp, originLabels, usageLabels } from '../../names/meaning-words.ts'
import type { NamePage } from './name-shown.ts'

/** What is known of a name, and how that is known; what is unknown says so. */
export function NameFacts({ page }: { page: NamePage }) {
  const { name, about, listFacts: told } = page
  const origins = originLabels(about)
  const usage = usageLabels(about)
  return (
    <div className="name-known">
      <dl className="name-facts">
        <dt>Given to</dt>
        <dd>
          <span className={`sex sex-${name.use}`}>{whose[name.use]}</span>
          {shareText(page)}
        </dd>
        <dt>Said</dt>
        <dd>
          {about?.sound ? (
            <>
              <Said sound={about.sound} /> {about.syllables === 1 ? 'one syllable' : `${about.syllables} syllables`}
            </>
          ) : (
            'Not written down yet.'
          )}
        </dd>
        <dt>Meaning</dt>
        <dd>
          {about?.meaning ? <q>{about.meaning}</q> : about ? 'None is agreed on.' : (told.word ?? notLookedUp)}
          {about ? <small>{kindLabels[about.kind]}</small> : told.word && <small>As a word</small>}
        </dd>
        <dt>Origin</dt>
        <dd>{origins.length ? listInWords(origins) : about ? 'Not known.' : notLookedUp}</dd>
        <dt>Where it is used</dt>
        <dd>{usage.length ? listInWords(usage) : 'In the US; where else, we have not looked up.'}</dd>
        <Told title="Who bears it" facts={told.bearers} />
        <Told title="Besides a name" facts={told.others} />
      </dl>
      {about?.note && <p className="name-note">{about.note}</p>}
    </div>
  )
}

/** What the curated lists say, each line with its list and source. */
const Told = ({ title, facts }: { title: string; facts: readonly ListFact[] }) =>
  facts.length > 0 && (
    <>
      <dt>{title}</dt>
      <dd>
        <ul className="name-bearers">
          {facts.map(({ text, list, source }) => (
            <li key={list.path}>
              <span>{text}</span> <a href={list.path}>{list.title}</a> <small>Source: {source}</small>
            </li>
          ))}
        </ul>
      </dd>
    </>
  )

const whose = { girl: 'Girls', boy: 'Boys', unisex: 'Girls and boys' } as const

/** The pronunciation, with the stressed syllable (capitals in the table) in bold. */
const Said = ({ sound }: { sound: string }) => (
  <b className="name-sound">
    {sound.split('-').map((part, i) => {
      const dot = i > 0 ? '·' : ''
      return part === part.toUpperCase() ? (
        <em key={i}>{dot + part.toLowerCase()}</em>
      ) : (
        <span key={i}>{dot + part}</span>
      )
    })}
  </b>
)

/**
 * The sexes that it was given to in the last ten years, or before if it was not given in them. The counts leave out a
 * sex that was given it too rarely.
 */
function shareText({ name: { recentBirths: recent }, lines, years: [first] }: NamePage): string {
  const all = recent.girl + recent.boy
  if (!all) {
    const births = lines.reduce((sum, { points }) => sum + points.reduce((sum, { births }) => sum + births, 0), 0)
    return `Not listed in the last ten years; ${countText(births)} births before them.`
  }
  const [most, other] = recent.girl >= recent.boy ? (['girl', 'boy'] as const) : (['boy', 'girl'] as const)
  if (!lines.some(({ sex }) => sex === other))
    return `${countText(all)} ${childrenOf(most)} in the last ten years; ${uncountedText(other, leastBirths, first)}.`
  if (!recent[other])
    return `${countText(all)} ${childrenOf(most)} in the last ten years; fewer than five ${childrenOf(other)} in each year.`
  const share = recent[most] / all
  const part = share > 0.999 ? 'over 99.9%' : `${(share * 100).toFixed(1)}%`
  return `${countText(all)} births in the last ten years, ${part} of them ${childrenOf(most)}.`
}
