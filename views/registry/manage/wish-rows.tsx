import { useAtomValue, useSetAtom } from 'jotai'
import { type FormEvent, useEffect, useState } from 'react'
import { moved, placeAfter, type Step } from '../../../domain/registry/order.ts'
import { changeWishesAtom, openWishesAtom, type Wishes, wishesAtom } from '../../../state/registry/wishes.ts'
import { Button } from '../../ui/button.tsx'
import { listPath } from './paths.ts'
import { RowWords, rowKeys, titleOf, WishRow } from './wish-row.tsx'

interface Props {
  /** Whose list it is, by the member's id at the site's API. */
  member: string
  list: string
  version: number
  /** Ids of the wishes. */
  items: readonly string[]
}

/**
 * The wishes with what changes them. Without script its buttons send a form; with it a wish can be dragged, moved by the
 * arrow keys on these buttons, and put back where it stood.
 */
export function WishRows({ member, list, version, items: first }: Props) {
  const open = useSetAtom(openWishesAtom)
  const change = useSetAtom(changeWishesAtom)
  const state: Wishes = useAtomValue(wishesAtom)
  const [said, tell] = useState('')
  const [dragged, drag] = useState<string | null>(null)
  useEffect(() => open({ member, list, version, items: first }), [open, member, list, version, first])
  const items = state.list === list ? state.items : first
  const removed = state.list === list ? state.removed : null

  const place = (id: string, to: number) => {
    const from = items.indexOf(id)
    if (moved(items, from, to) === items) return
    change({ do: 'move', id, to })
    tell(`${titleOf(id)} is number ${to + 1} of ${items.length} now.`)
  }
  const step = (id: string, by: Step) => place(id, placeAfter(by, items.indexOf(id), items.length))
  const submit = (event: FormEvent<HTMLFormElement>) => {
    // as: a form is sent by one of its buttons
    const pressed = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null
    const [action, id = ''] = (pressed?.value ?? '').split(' ')
    if (!items.includes(id) || state.list !== list) return
    event.preventDefault()
    if (action === 'remove') {
      change({ do: 'remove', id })
      tell(`${titleOf(id)} was taken off the list.`)
    } else step(id, action === 'up' ? 'up' : 'down')
  }
  return (
    <div className="wishes">
      <form method="post" action={listPath(list)} onSubmit={submit}>
        <input type="hidden" name="order" value={items.join(' ')} />
        <RowWords />
        <ol aria-describedby={rowKeys}>
          {(removed ? items.toSpliced(removed.at, 0, removed.id) : items).map(id => (
            <WishRow
              key={id}
              id={id}
              isOff={id === removed?.id}
              isFirst={id === items[0]}
              isLast={id === items.at(-1)}
              onStep={by => step(id, by)}
              onDrag={isHeld => drag(isHeld ? id : null)}
              onDrop={() => {
                if (dragged !== null && dragged !== id) place(dragged, items.indexOf(id))
              }}
            />
          ))}
        </ol>
      </form>
      <div className="wishes-said">
        <p role="status">{state.failed || said}</p>
        {removed && (
          <Button
            variant="quiet"
            onClick={() => {
              change({ do: 'undo' })
              tell('')
            }}
          >
            Undo
          </Button>
        )}
      </div>
    </div>
  )
}
