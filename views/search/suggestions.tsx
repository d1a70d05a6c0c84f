import { type RefObject, useEffect, useReducer, useRef } from 'react'
import { counted } from '../../domain/counted.ts'
import { type Suggestion, suggestionsPath } from '../../domain/suggestion.ts'
import { nextSuggestions, noSuggestions } from '../../state/suggestions.ts'
import { showSearched } from './searched-before.ts'

/** The field's ARIA attributes about its list. */
export interface Combobox {
  open: boolean
  /** The id of the chosen row. */
  row?: string
}

interface Props {
  /** The id of the field; the list has it with `-list` added. */
  id: string
  field: RefObject<HTMLInputElement | null>
  /** The text in the field. */
  text: string
  /** The text in the field before anything was typed: it gets no suggestions. */
  before: string
  onChange: (combobox: Combobox) => void
}

const pauseMs = 120 // between a letter and the question

/** Suggestions for a text; none when the request fails, as the form works without them. */
async function ask(text: string): Promise<Suggestion[]> {
  try {
    const answer = await fetch(`${suggestionsPath}?q=${encodeURIComponent(text.toWellFormed?.() ?? text)}`)
    return answer.ok ? (await answer.json()).suggestions : []
  } catch {
    return []
  }
}

export { rememberSearch } from '../../state/searches.ts'

/** Pages under the search field while the visitor types. Its code is loaded when the field is first focused. */
export function Suggestions({ id, field, text, before, onChange }: Props) {
  const [state, send] = useReducer(nextSuggestions, noSuggestions)
  const { asked, text: wanted, items, open, chosen } = state
  const last = useRef(before)
  useEffect(() => showSearched(id), [id])

  useEffect(() => {
    if (text !== last.current) send({ type: 'edit', text })
    last.current = text
  }, [text])

  useEffect(() => {
    if (wanted === null) return
    const pause = setTimeout(async () => send({ type: 'answer', asked, items: await ask(wanted) }), pauseMs)
    return () => clearTimeout(pause)
  }, [asked, wanted])

  const row = open && chosen >= 0 ? `${id}-${chosen}` : undefined
  useEffect(() => {
    onChange({ open, row })
    if (row) document.getElementById(row)?.scrollIntoView({ block: 'nearest' })
  }, [open, row, onChange])

  const helps = items.some(({ help }) => help)
  useEffect(() => void document.documentElement.toggleAttribute('data-help-suggested', helps), [helps])

  useEffect(() => {
    const input = field.current
    const close = () => send({ type: 'close' })
    const press = (event: KeyboardEvent) => {
      const steps: Record<string, 1 | -1 | undefined> = { ArrowDown: 1, ArrowUp: -1 }
      const by = steps[event.key]
      if (event.isComposing) return
      if (by && items.length) send({ type: 'move', by })
      else if (open && event.key === 'Escape') close()
      else if (row && event.key === 'Enter') document.getElementById(row)?.click()
      else return
      // Without this the field would lose its text, the dialog would close or the form would be sent.
      event.preventDefault()
    }
    input?.addEventListener('keydown', press)
    input?.addEventListener('blur', close)
    return () => {
      input?.removeEventListener('keydown', press)
      input?.removeEventListener('blur', close)
    }
  }, [field, items, open, row])

  return (
    <>
      {/* A press on a row must not take the focus from the field: the list would close under it. */}
      <div
        id={`${id}-list`}
        className="suggestions"
        role="listbox"
        aria-label="Suggestions"
        hidden={!open}
        onMouseDown={event => event.preventDefault()}
      >
        {items.map(({ path, kicker, title, help }, i) => (
          <a
            key={path}
            id={`${id}-${i}`}
            role="option"
            aria-selected={i === chosen}
            tabIndex={-1}
            href={path}
            data-help={help}
          >
            <span className="text-kicker">{kicker}</span>
            <span>{title.map((stretch, at) => (at % 2 ? <mark key={at}>{stretch}</mark> : stretch))}</span>
          </a>
        ))}
      </div>
      <span role="status">
        {open && `${items[0]?.help ? `${items[0].title[0]}. ` : ''}${counted(items.length, 'suggestion')}`}
      </span>
    </>
  )
}
