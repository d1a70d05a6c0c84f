import { listInWords } from '../../lib/in-words.ts'
import type { AskedName } from '../../names/asked-names.ts'
import { kindLabels, originLabels, rootSentence, usageLabels } from '../../names/meaning-words.ts'
import { ShareThis } from '../content/share-this.tsx'
import { TypedName } from './middle.tsx'
import { NameHeart } from './name-heart.tsx'
import { NameToolPage, ToolRule } from './tool-head.tsx'

interface Props {
  path: string
  /** The name as it was typed; empty for none. */
  typed: string
  asked: readonly AskedName[]
  /** The numbers of names in the curated table and in the counts. */
  known: number
  counted: number
}

/** What a name means and how that is known; or that it is unknown, or not looked up yet. */
export const MeaningView = ({ path, typed, asked, known, counted }: Props) => (
  <NameToolPage
    title="The meaning of my name"
    lead="Type any name. You get what we know of it and how it is known. Where nobody knows, or we have not looked yet, it says so."
  >
    <div id="meaning" data-said={asked.map(saidOf).join(' ')}>
      <form action={path} method="get" data-swap="meaning" className="draw-form">
        <div className="draw-fields">
          <TypedName name="name" label="Name" value={typed} />
        </div>
        <p className="button-row">
          <button type="submit" id="meaning-ask" className="button">
            <span>Show its meaning</span>
          </button>
        </p>
      </form>
      {asked.map(one => (
        <Answer key={one.typed} asked={one} path={path} />
      ))}
    </div>
    <p id="meaning-said" role="status" className="swap-said" />
    <ToolRule title="Where it comes from">
      <p>
        Our editors looked up {known.toLocaleString('en-US')} names and wrote down the language and the root where one
        is agreed on. Of the other {(counted - known).toLocaleString('en-US')} names in our counts we know how often
        they were given; the rest is not looked up yet, and we do not guess. What you type is not kept.
      </p>
    </ToolRule>
    <ShareThis piece={{ path, title: 'The meaning of my name' }} />
  </NameToolPage>
)

const saidOf = ({ typed, name, about }: AskedName) => {
  if (about?.meaning) return `${name?.name} means ${about.meaning}.`
  if (!name) return `We do not have the name ${typed}.`
  return about ? `The meaning of ${name.name} is not known.` : `The meaning of ${name.name} is not looked up yet.`
}

function Answer({ asked: { typed, name, about, facts: told, near }, path }: { asked: AskedName; path: string }) {
  const origins = originLabels(about)
  const usage = usageLabels(about)
  return (
    <section className="meaning name-box">
      <h2>
        <bdi>{name?.name ?? typed}</bdi>
        {name && <NameHeart name={name.name} />}
      </h2>
      {about?.meaning && (
        <p className="meaning-words">
          <q>{about.meaning}</q>
        </p>
      )}
      {name ? (
        <p>
          {about && <b>{kindLabels[about.kind]}. </b>}
          {rootSentence(about)}
        </p>
      ) : (
        <p>It is not among the names of our counts, so we cannot say anything of it. That makes it rare, not wrong.</p>
      )}
      {(origins.length > 0 || usage.length > 0) && (
        <p>
          {origins.length > 0 && `Origin: ${listInWords(origins)}. `}
          {usage.length > 0 && `Used in: ${listInWords(usage)}.`}
        </p>
      )}
      {about?.note && <p>{about.note}</p>}
      {told.length > 0 && (
        <ul>
          {told.map(({ text, list }) => (
            <li key={list.path}>
              {text} (<a href={list.path}>{list.title}</a>)
            </li>
          ))}
        </ul>
      )}
      {name && (
        <p>
          <a href={name.path}>All about {name.name}</a>
        </p>
      )}
      {near.length > 0 && (
        <nav className="meaning-near" aria-label={`Names like ${name?.name ?? typed}`}>
          <span>{name ? 'Spelled or sounding like it:' : 'Did you mean:'}</span>
          {near.map(other => (
            <a key={other.path} href={`${path}?name=${other.name}`}>
              {other.name}
            </a>
          ))}
        </nav>
      )}
    </section>
  )
}
