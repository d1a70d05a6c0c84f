import { longestPart } from '../../domain/names/initials.ts'
import { listInWords } from '../../lib/in-words.ts'
import { type MiddleName, middleRule } from '../../names/middle-names.ts'
import type { Use } from '../../names/names.ts'
import { ShareThis } from '../content/share-this.tsx'
import { NameHeart } from './name-heart.tsx'
import { Select } from './select.tsx'
import { NameToolPage, ToolRule } from './tool-head.tsx'

export interface MiddleProps {
  path: string
  /** The names as they were typed. */
  first: string
  last: string
  sex: Use | undefined
  found: readonly MiddleName[]
  /** What could not be read, for a message above the names. */
  note: string | undefined
  nextSeed: number
}

/** Middle names for a first and a last name, each with why it fits. */
export const MiddleView = ({ path, first, last, sex, found, note, nextSeed }: MiddleProps) => (
  <NameToolPage
    title="Middle name generator"
    lead="A middle name is heard between two others. Tell us those two, and see which names give the three a rhythm."
  >
    <div id="middle" data-said={found.length ? `${found.length} middle names for ${first}.` : ''}>
      <form action={path} method="get" data-swap="middle" className="draw-form">
        <div className="draw-fields">
          <TypedName name="first" label="First name" value={first} />
          <TypedName name="last" label="Last name" value={last} />
          <Select name="sex" label="Sex" value={sex ?? ''} choices={choices} any="As the first name" />
        </div>
        <input type="hidden" name="seed" value={nextSeed} />
        <p className="button-row">
          <button type="submit" id="middle-again" className="button">
            <span>{found.length ? 'Show others' : 'Show middle names'}</span>
          </button>
        </p>
      </form>
      {note && <p className="callout callout-tip">{note}</p>}
      {found.length > 0 && (
        <ol className="drawn middles">
          {found.map(({ name, fit, shared }) => (
            <li key={name.path}>
              <p className="drawn-name">
                <bdi>{first}</bdi> <a href={name.path}>{name.name}</a> <bdi>{last}</bdi>
              </p>
              <p className="middle-signs">
                <Rhythm of={fit.rhythm} /> <span>Initials {fit.initials}</span>
              </p>
              <p className="drawn-words">
                {fit.reasons.join(' ')} {shared.length > 0 && `${listInWords(shared)} like ${first}.`}
              </p>
              <NameHeart name={name.name} />
            </li>
          ))}
        </ol>
      )}
    </div>
    <p id="middle-said" role="status" className="swap-said" />
    <ToolRule>
      <p>{middleRule}</p>
      <p>
        Nobody counts the middle names of the country, so these are not the most popular ones;{' '}
        <a href="/b/baby-middle-names">our list of middle names</a> says more. What you type is not kept.
      </p>
    </ToolRule>
    <ShareThis piece={{ path, title: 'Middle name generator' }} />
  </NameToolPage>
)

const choices = [
  ['girl', 'Girls'],
  ['boy', 'Boys'],
  ['unisex', 'Both'],
] as const

/** The syllables of each part of a name, as dots. */
const Rhythm = ({ of }: { of: string }) => (
  <span className="rhythm" role="img" aria-label={`Syllables ${of}`}>
    {of.split('-').map((count, i) => (
      <span key={i}>{'•'.repeat(Number(count))}</span>
    ))}
  </span>
)

interface TypedProps {
  name: string
  label: string
  value: string
}

/** A field for a name of the family; browsers do not offer what was typed to the next user. */
export const TypedName = ({ name, label, value }: TypedProps) => (
  <label className="name-typed">
    <span>{label}</span>
    <input name={name} defaultValue={value} maxLength={longestPart} autoComplete="off" spellCheck={false} />
  </label>
)
