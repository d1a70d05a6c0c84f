import { inList, kindLabels, originLabels, usageLabels } from '../../content/names/meaning-words.ts'
import { countText } from '../../domain/names/percent.ts'
import type { NamePage } from './name.tsx'

/** What is known of a name, and how; each thing that is not known says so. */
export function NameFacts({ page: { name, about, lines } }: { page: NamePage }) {
  const origins = originLabels(about)
  const usage = usageLabels(about)
  return (
    <div className="name-known">
      <dl className="name-facts">
        <dt>Given to</dt>
        <dd>
          <span className={`sex sex-${name.use}`}>{whose[name.use]}</span>
          {shareText(name.recent, lines)}
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
          {about?.meaning ? <q>{about.meaning}</q> : about ? 'None is agreed on.' : 'Not known.'}
          {about && <small>{kindLabels[about.kind]}</small>}
        </dd>
        <dt>Origin</dt>
        <dd>{origins.length ? inList(origins) : 'Not known.'}</dd>
        <dt>Where it is used</dt>
        <dd>{usage.length ? inList(usage) : 'In the US; where else, we have not looked up.'}</dd>
      </dl>
      {about?.note && <p className="name-note">{about.note}</p>}
    </div>
  )
}

const whose = { girl: 'Girls', boy: 'Boys', unisex: 'Girls and boys' } as const

/** The stressed syllable, in capitals in the table, is bold. */
const Said = ({ sound }: { sound: string }) => (
  <b className="name-sound">
    {sound.split('-').map((part, i) => {
      const dot = i > 0 ? '·' : ''
      return part === part.toUpperCase() ? <em key={i}>{dot + part.toLowerCase()}</em> : <span key={i}>{dot + part}</span>
    })}
  </b>
)

/** Whom it was given to in the last ten years; before them, when it was not given in these. */
function shareText({ girl, boy }: NamePage['name']['recent'], lines: NamePage['lines']): string {
  const all = girl + boy
  if (!all) {
    const births = lines.reduce((sum, { points }) => sum + points.reduce((sum, { births }) => sum + births, 0), 0)
    return `Not listed in the last ten years; ${countText(births)} births before them.`
  }
  const [most, share] = girl >= boy ? ['girls', girl / all] : ['boys', boy / all]
  const part = share === 1 ? 'all' : share > 0.999 ? 'over 99.9%' : `${(share * 100).toFixed(1)}%`
  return `${countText(all)} births in the last ten years, ${part} of them ${most}.`
}
