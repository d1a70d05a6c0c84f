import { type ChangeEvent, type FormEvent, useEffect, useReducer, useRef, useState } from 'react'
import { isSearchable, shortSearch } from '../../domain/search-text.ts'
import { nextSearch, reportSearch } from '../../state/search-field.ts'
import { Icon } from '../ui/icon.tsx'
import type { Combobox, Suggestions } from './suggestions.tsx'

interface Props {
  /** The id of the field; the other ids in it begin with it. */
  id: string
  /** The label of the field. */
  words: string
  value?: string
  /** The page that the search began on. Empty: client/search-forms.ts fills in the page that it is sent from. */
  targetUrl?: string
  /** Where the back icon leads; without it there is none. */
  back?: string
  autoFocus?: boolean
  /** The number of results for `value`; null when it was too short to search, undefined where nothing was searched. */
  found?: number | null
  /** What was searched for is remembered on the device. */
  remember?: boolean
}

/** The element that scrolls around a field: its dialog, or the page. */
const toTop = (field: HTMLElement) => (field.closest('dialog') ?? window).scrollTo(0, 0)

/** Loads the suggestions at the first focus; after a failure at the next one. The form works without them. */
const bring = (use: (it: typeof import('./suggestions.tsx')) => void) =>
  void import('./suggestions.tsx').then(use, () => {})

const bringList = (set: (List: () => typeof Suggestions) => void) => bring(it => set(() => it.Suggestions))

/** The search field: a plain form. With script, a text that is too short is not sent, and a message says so. */
export function SearchBox({ id, words, value = '', targetUrl = '', back, autoFocus = false, found, remember }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const [{ text, tooShort }, send] = useReducer(nextSearch, { text: value, tooShort: found === null })

  const [{ open, row }, setCombobox] = useState<Combobox>({ open: false })
  const [List, setList] = useState<typeof Suggestions | null>(null)

  // A visitor who woke the box by typing has the focus in the field already.
  useEffect(() => {
    if (document.activeElement === field.current) bringList(setList)
  }, [])

  useEffect(() => {
    if (typeof found === 'number') reportSearch(value, found)
    if (remember) bring(it => it.rememberSearch(value))
  }, [value, found, remember])

  const edit = ({ target }: ChangeEvent<HTMLInputElement>) => {
    send({ type: 'edit', text: target.value })
    if (!target.value) toTop(target)
  }
  // The browser's own reset would bring back the text that the server sent.
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
            onFocus={() => bringList(setList)}
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
