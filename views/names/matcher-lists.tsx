import { useSetAtom } from 'jotai'
import { type FormEvent, useState } from 'react'
import { wrongMatchName } from '../../domain/messages.ts'
import { matchNameKey, readMatchName } from '../../domain/names/match.ts'
import { matcherAtom, sayAtom } from '../../state/matcher-effects.ts'
import { type Matcher, namesSaid } from '../../state/matcher-state.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { TextInput } from '../ui/text-input.tsx'

/** The names that both like, this parent's answers, and a field for names that are on no card. */
export function MatcherLists(state: Matcher) {
  const { matches, let_go, joined, cards } = state
  const paths = new Map(cards.map(({ name }) => [matchNameKey(name), `/b/${name.toLowerCase()}-baby-name`]))
  return (
    <div className="matcher-lists">
      <section aria-labelledby="both">
        <h2 id="both" className="text-heading">
          You both like
        </h2>
        {matches.length > 0 ? (
          <ul className="matcher-both">
            {matches.map(name => (
              <li key={name}>
                <Icon name="heart" />
                <Name name={name} path={paths.get(matchNameKey(name))} />
              </li>
            ))}
          </ul>
        ) : (
          <p className="matcher-none">
            {joined
              ? 'Nothing yet. A name comes here once both of you have said yes.'
              : 'The other parent is not here yet.'}
          </p>
        )}
        {let_go.length > 0 && (
          <p className="matcher-gone">
            <span>Liked by both once: </span>
            {let_go.map(name => (
              <s key={name}>{name}</s>
            ))}
          </p>
        )}
      </section>
      <OwnName {...state} />
      <SaidList title="Your yeses" names={namesSaid(state, 'yes')} />
      <SaidList title="Your vetoes" names={namesSaid(state, 'veto')} />
      <Leave />
    </div>
  )
}

const Name = ({ name, path }: { name: string; path: string | undefined }) =>
  path ? <a href={path}>{name}</a> : <span>{name}</span>

function OwnName({ said }: Matcher) {
  const say = useSetAtom(sayAtom)
  const [text, setText] = useState('')
  const [note, setNote] = useState({ problem: '', done: '' })
  const add = (event: FormEvent) => {
    event.preventDefault()
    const name = readMatchName(text)
    if (name === null) return setNote({ problem: wrongMatchName, done: '' })
    const isThere = said.get(matchNameKey(name))?.vote === 'yes'
    if (!isThere) say({ name, vote: 'yes', own: true })
    setText('')
    setNote({
      problem: '',
      done: isThere ? `${name} is among your yeses already.` : `${name} is among your yeses now.`,
    })
  }
  return (
    <form className="matcher-own" noValidate onSubmit={add}>
      <TextInput
        type="text"
        name="own"
        label="Add a name of your own"
        autoComplete="off"
        value={text}
        onChange={({ value }) => setText(value)}
        error={note.problem || undefined}
        tipText="It counts as your yes, and only you see it until the other parent has the same idea."
      />
      <Button type="submit" variant="secondary">
        Add
      </Button>
      <p role="status">{note.done}</p>
    </form>
  )
}

function SaidList({ title, names }: { title: string; names: readonly string[] }) {
  const say = useSetAtom(sayAtom)
  if (names.length === 0) return null
  return (
    <details className="matcher-said">
      <summary>
        {title} <span>{names.length}</span>
      </summary>
      <ul>
        {names.map(name => (
          <li key={name}>
            {name}
            <button
              type="button"
              aria-label={`Take back ${name}`}
              onClick={() => say({ name, vote: null, own: false })}
            >
              Take back
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}

function Leave() {
  const tell = useSetAtom(matcherAtom)
  return (
    <details className="matcher-said">
      <summary>Leave this match</summary>
      <p>
        This browser forgets the match, and there is no way back to your seat. The other parent keeps the list that you
        share so far. What you said is deleted when nobody has opened the match for 90 days.
      </p>
      <Button variant="secondary" onClick={() => tell({ type: 'leave' })}>
        Leave it
      </Button>
    </details>
  )
}
