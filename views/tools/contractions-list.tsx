import { useSetAtom } from 'jotai'
import { memo, useCallback, useRef, useState } from 'react'
import { lengthInWords, shortDay, timeOfDay } from '../../domain/tools/clock-words.ts'
import { type Contraction, withOne } from '../../domain/tools/contractions.ts'
import { contractionsTool, put, remove } from '../../state/tools/contractions.ts'
import { Button } from '../ui/button.tsx'
import { load } from './contractions-load.ts'
import { DeferredPart } from './deferred.tsx'

/** How many are drawn at first, and with each press. */
const first = 20
const more = 50

const taken = 'Another one in your list begins at this second. Enter another start.'

/** Every contraction, the latest on top, drawn in parts. It is not rendered again while a clock ticks. */
export const ContractionList = memo(function ContractionList({ list }: { list: readonly Contraction[] }) {
  const send = useSetAtom(contractionsTool.atom)
  const [shown, setShown] = useState(first)
  /** The start of the one that is changed; 'new' for one that is added. */
  const [editing, setEditing] = useState<number | 'new' | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)

  const close = () => {
    setEditing(null)
    heading.current?.focus()
  }
  const save = (one: Contraction, was?: number) => {
    if (!withOne(list, one, was)) return taken
    const words = was === undefined ? 'One was added.' : `The one of ${timeOfDay(one.start)} was changed.`
    send({ type: 'change', to: put(one, was), words })
    close()
    return ''
  }
  const edit = useCallback((one: Contraction) => setEditing(one.start), [])
  const forget = useCallback(
    (one: Contraction) => {
      send({ type: 'change', to: remove(one.start), words: `The one of ${timeOfDay(one.start)} was deleted.` })
      heading.current?.focus()
    },
    [send],
  )
  const from = Math.max(0, list.length - shown)
  return (
    <section className="contractions-list" aria-label="Your contractions">
      <h2 ref={heading} tabIndex={-1}>
        Your contractions {list.length > 0 && <small>{list.length}</small>}
      </h2>
      {editing === 'new' ? (
        <DeferredPart from={load.form} props={{ onSave: save, onCancel: close }} />
      ) : (
        <Button variant="secondary" onClick={() => setEditing('new')}>
          Add one by hand
        </Button>
      )}
      <ol reversed start={list.length}>
        {list
          .slice(from)
          .map((one, i) =>
            editing === one.start ? (
              <li key={one.start}>
                <DeferredPart
                  from={load.form}
                  props={{ one, onSave: changed => save(changed, one.start), onCancel: close }}
                />
              </li>
            ) : (
              <Row
                key={one.start}
                one={one}
                before={list[from + i - 1]?.start ?? null}
                onEdit={edit}
                onForget={forget}
              />
            ),
          )
          .reverse()}
      </ol>
      {from > 0 && (
        <Button variant="secondary" onClick={() => setShown(shown + more)}>
          Show {Math.min(more, from)} more
        </Button>
      )}
    </section>
  )
})

interface RowProps {
  one: Contraction
  /** When the one before it began. */
  before: number | null
  onEdit: (one: Contraction) => void
  onForget: (one: Contraction) => void
}

const Row = memo(function Row({ one, before, onEdit, onForget }: RowProps) {
  const { start, end, strength, note } = one
  const time = timeOfDay(start, true)
  return (
    <li className="contraction">
      <p className="contraction-time">
        {time} <small>{shortDay(start)}</small>
      </p>
      <p className="contraction-figures">
        <b>{lengthInWords(end - start)}</b> long
        {before !== null && (
          <>
            , <b>{lengthInWords(start - before)}</b> after the last
          </>
        )}
        {strength && (
          <>
            , strength <b>{strength}</b>
          </>
        )}
      </p>
      {note && <p className="contraction-note">{note}</p>}
      <p className="contraction-buttons">
        <button type="button" aria-label={`Change ${time}`} onClick={() => onEdit(one)}>
          Change
        </button>
        <button type="button" aria-label={`Delete ${time}`} onClick={() => onForget(one)}>
          Delete
        </button>
      </p>
    </li>
  )
})
