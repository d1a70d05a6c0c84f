import { useRef, useState } from 'react'
import {
  type Bag,
  type BagGroup,
  type BagLine,
  type BagMark,
  type BagView,
  isInView,
  isTakenOff,
  linesIn,
  longestOwnLine,
  markedBag,
  mostOwnLines,
  withOwnLine,
  withoutOwnLine,
} from '../../domain/tools/hospital-bag.ts'
import { Button } from '../ui/button.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { type BagDeed, BagLinePart } from './hospital-bag-line.tsx'
import { useSame } from './use-same.ts'

interface Props {
  group: BagGroup
  bag: Bag
  view: BagView
  edit: (to: (bag: Bag) => Bag, words?: string) => void
}

/** Why a line is off the list: as it is told to whoever took it off, and as it stands beside the line. */
const whyOff: Record<Exclude<BagMark, 'packed'>, { told: string; listed: string }> = {
  supplied: { told: 'the hospital has it', listed: 'the hospital has it' },
  'not-for-me': { told: 'not for you', listed: 'not for me' },
}

/** The box to tick in the next row of the whole list, else in the one before; what is shown is chosen when none is left. */
function rowBeside(row: Element): HTMLElement | null | undefined {
  const rows = [...document.querySelectorAll('.bag-lines > li')]
  const at = rows.indexOf(row)
  const beside = rows[at + 1] ?? rows[at - 1]
  return beside ? beside.querySelector('input') : document.querySelector<HTMLElement>('.bag-choices :checked')
}

/** One group of the list. */
export const BagGroupPart = (props: Props) => (props.group.staysHome ? <AtHome {...props} /> : <Ticked {...props} />)

/** What stays at home: there is nothing to tick. */
const AtHome = ({ group, bag, view }: Props) =>
  view === 'all' && (
    <section className="bag-group" aria-label={group.title}>
      <h2>{group.title}</h2>
      <ul className="bag-home">
        {linesIn(group, bag).map(line => (
          <li key={line.id}>{line.text}</li>
        ))}
      </ul>
    </section>
  )

/** A group with its lines to tick, what was taken off it, and a field for a line of one's own. */
function Ticked({ group, bag, view, edit }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const lines = linesIn(group, bag)
  const here = lines.filter(({ id }) => !isTakenOff(bag.marks[id]))
  const shown = here.filter(line => isInView(view, line, bag.marks[line.id]))
  const off = lines.filter(({ id }) => isTakenOff(bag.marks[id]))
  const packed = here.filter(({ id }) => bag.marks[id] === 'packed').length
  const mark = (id: string, to: BagMark | null, words?: string) => edit(now => markedBag(now, id, to), words)
  const act = useSame(({ id, text }: BagLine, deed: BagDeed, row: Element) => {
    if (deed === 'packed' || deed === 'unpacked') {
      if (view === 'open') rowBeside(row)?.focus() // a packed line leaves this view
      return mark(id, deed === 'packed' ? deed : null)
    }
    // The row is about to go, and its group with it when it was the last: the focus stays where it will be seen.
    const place = view === 'all' || shown.length > 1 ? heading.current : rowBeside(row)
    place?.focus()
    if (deed === 'deleted') edit(now => withoutOwnLine(now, id), `"${text}" is deleted.`)
    else mark(id, deed, `Off the list, ${whyOff[deed].told}: ${text}.`)
  })
  if (view !== 'all' && shown.length === 0) return null
  return (
    <section className="bag-group" aria-label={group.title}>
      <h2 ref={heading} tabIndex={-1}>
        {group.title}{' '}
        <span className="bag-of">
          {packed} of {here.length}
        </span>
      </h2>
      {group.note && <p className="tool-note">{group.note}</p>}
      <ul className="bag-lines">
        {shown.map(line => (
          <BagLinePart
            key={line.id}
            line={line}
            isPacked={bag.marks[line.id] === 'packed'}
            isOwn={line.id.startsWith('own-')}
            onDeed={act}
          />
        ))}
      </ul>
      {view === 'all' && off.length > 0 && (
        <details className="bag-off">
          <summary>
            {off.length} {off.length === 1 ? 'line' : 'lines'} taken off
          </summary>
          <ul>
            {off.map(line => (
              <li key={line.id}>
                <span>
                  <s>{line.text}</s> ({whyOff[bag.marks[line.id] === 'supplied' ? 'supplied' : 'not-for-me'].listed})
                </span>
                <Button variant="quiet" aria-label={`Put back: ${line.text}`} onClick={() => mark(line.id, null)}>
                  Put back
                </Button>
              </li>
            ))}
          </ul>
        </details>
      )}
      {view === 'all' && <OwnLine group={group} isFull={bag.own.length >= mostOwnLines} edit={edit} />}
    </section>
  )
}

function OwnLine({ group, isFull, edit }: Pick<Props, 'group' | 'edit'> & { isFull: boolean }) {
  const [text, setText] = useState('')
  const [isAsked, setAsked] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const problem = isFull
    ? `There is room for ${mostOwnLines} lines of your own. Delete one first.`
    : text.trim() === ''
      ? 'Write what you want to pack, then add it.'
      : ''
  const add = () => {
    setAsked(problem !== '')
    if (problem) return form.current?.querySelector('input')?.focus()
    edit(now => withOwnLine(now, group.id, text))
    setText('')
  }
  return (
    <form
      method="dialog"
      ref={form}
      className={isAsked && problem ? 'bag-add bag-wrong' : 'bag-add'}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        add()
      }}
    >
      <TextInput
        type="text"
        name={`own-${group.id}`}
        label={`Your own line: ${group.title.toLowerCase()}`}
        value={text}
        autoComplete="off"
        error={isAsked ? problem : ''}
        onChange={({ value }) => setText(value.slice(0, longestOwnLine))}
      />
      <Button type="submit" variant="secondary">
        Add
      </Button>
    </form>
  )
}
