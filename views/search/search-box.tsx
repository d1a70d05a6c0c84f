import { type ChangeEvent, type FormEvent, useEffect, useReducer, useRef, useState } from 'react'
import { isSearchable, shortSearch } from '../../domain/search-text.ts'
import { nextSearch, reportSearch } from '../../state/search-field.ts'
import { Icon } from '../ui/icon.tsx'
import type { Combobox, Suggestions } from './suggestions.tsx'

interface Props {
  /** Of the field; other ids in it begin with this one. */
  id: string
  /** What the field is for. */
  words: string
  value?: string
  /** Where the search began. Empty: the page that it is sent from, as client/search-forms.ts fills in. */
  targetUrl?: string
  /** Where the back icon leads; without it there is none. */
  back?: string
  autoFocus?: boolean
  /** How much was found for `value`, null when it was too short to look for. Absent where nothing was searched. */
  found?: number | null
}

/** What scrolls around a field: the dialog that it stands in, or the page. */
const toTop = (field: HTMLElement) => (field.closest('dialog') ?? window).scrollTo(0, 0)

/** Suggestions come with the first focus. Without them the form works; the next focus tries again. */
function bringSuggestions(set: (List: () => typeof Suggestions) => void) {
  import('./suggestions.tsx').then(
    ({ Suggestions }) => set(() => Suggestions),
    () => {},
  )
}

/** The search field. A plain form without script; with it, a text that is too short is kept here and said so. */
export function SearchBox({ id, words, value = '', targetUrl = '', back, autoFocus = false, found }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const [{ text, tooShort }, send] = useReducer(nextSearch, { text: value, tooShort: found === null })

  const [{ open, row }, setCombobox] = useState<Combobox>({ open: false })
  const [List, setList] = useState<typeof Suggestions | null>(null)

  // Who woke the box by typing is in the field already.
  useEffect(() => {
    if (document.activeElement === field.current) bringSuggestions(setList)
  }, [])

  useEffect(() => {
    if (typeof found === 'number') reportSearch(value, found)
  }, [value, found])

  const edit = ({ target }: ChangeEvent<HTMLInputElement>) => {
    send({ type: 'edit', text: target.value })
    if (!target.value) toTop(target)
  }
  // The browser's own reset would bring back what the server sent.
  const clear = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    send({ type: 'reset' })
    toTop(event.currentTarget)
    field.current?.focus({ preventScroll: true })
  }
  const submit = (event: FormEvent) => {
    if (!isSearchable(text)) {
      event.preventDefault()
      field.current?.focus()
    }
    send({ type: 'submit' })
  }
  return (
    <div className="search-box">
      {back !== undefined && (
        <a className="search-back" href={back} aria-label="Back">
          <Icon name="back" />
        </a>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a form takes the role itself, in every browser */}
      <form role="search" action="/search" method="get" noValidate onSubmit={submit} onReset={clear}>
        <div className="field-box">
          <Icon name="search" />
          <input
            ref={field}
            id={id}
            type="text" // HTML allows a combobox no other type
            inputMode="search"
            name="q"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={open}
            aria-controls={`${id}-list`}
            aria-activedescendant={row}
            onFocus={() => bringSuggestions(setList)}
            value={text}
            onChange={edit}
            aria-label={words}
            placeholder={words}
            aria-invalid={tooShort || undefined}
            aria-describedby={`${id}-problem`}
            autoComplete="off"
            enterKeyHint="search"
            // biome-ignore lint/a11y/noAutofocus: only where the visitor came to search
            autoFocus={autoFocus}
          />
          <button type="reset" className="search-clear" aria-label="Clear">
            <Icon name="close" />
          </button>
          <button type="submit" className="search-go" aria-disabled={text !== '' && !isSearchable(text)}>
            Go
          </button>
        </div>
        {List ? (
          <List id={id} field={field} text={text} before={value} onChange={setCombobox} />
        ) : (
          <div id={`${id}-list`} className="suggestions" role="listbox" aria-label="Suggestions" />
        )}
        <input type="hidden" name="targetUrl" defaultValue={targetUrl} />
        <p id={`${id}-problem`} className="search-problem" role="alert">
          {tooShort && (
            <>
              <Icon name="warning" />
              {shortSearch}
            </>
          )}
        </p>
      </form>
    </div>
  )
}
