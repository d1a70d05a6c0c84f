import { useAtomValue, useSetAtom } from 'jotai'
import { type FormEvent, useEffect, useState } from 'react'
import type { RegistryItem } from '../../../contract/registry.ts'
import { moved, placeAfter, type Step } from '../../../domain/registry/order.ts'
import { changeWishesAtom, openWishesAtom, type Wishes, wishesAtom } from '../../../state/registry/wishes.ts'
import { Button } from '../../ui/button.tsx'
import { listPath } from './paths.ts'
import { WishRow } from './wish-row.tsx'

interface Props {
  /** Whose list it is, by the member's id at the site's API. */
  member: string
  list: string
  version: number
  items: readonly RegistryItem[]
}

/**
 * The wishes with what changes them. Without script its buttons send a form; with it a wish can be dragged, moved by the
 * arrow keys on these buttons, and put back where it stood.
 */
export function WishRows({ member, list, version, items: first }: Props) {
  const open = useSetAtom(openWishesAtom)
  const change = useSetAtom(changeWishesAtom)
  const state: Wishes = useAtomValue(wishesAtom)
  const [moving, tell] = useState('')
  const [dragged, drag] = useState<string | null>(null)
  useEffect(() => open({ member, list, version, items: first }), [open, member, list, version, first])
  const items = state.list === list ? state.items : first
  const removed = state.list === list ? state.removed : null

  const place = (item: RegistryItem, to: number) => {
    const ids = items.map(({ id }) => id)
    const from = ids.indexOf(item.id)
    if (moved(ids, from, to) === ids) return
    change({ do: 'move', id: item.id, to })
    tell(`${item.title} is number ${to + 1} of ${items.length} now.`)
  }
  const step = (item: RegistryItem, by: Step) => place(item, placeAfter(by, items.indexOf(item), items.length))
  const submit = (event: FormEvent<HTMLFormElement>) => {
    // as: a form is sent by one of its buttons
    const pressed = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null
    const [action, id] = (pressed?.value ?? '').split(' ')
    const item = items.find(one => one.id === id)
    if (!item || state.list !== list) return
    event.preventDefault()
    if (action === 'remove') {
      change({ do: 'remove', id: item.id })
      tell('')
    } else step(item, action === 'up' ? 'up' : 'down')
  }
  return (
    <div className="wishes">
      <form method="post" action={listPath(list)} onSubmit={submit}>
        <input type="hidden" name="order" value={items.map(({ id }) => id).join(' ')} />
        <ol>
          {items.map((item, i) => (
            <WishRow
              key={item.id}
              item={item}
              list={list}
              isFirst={i === 0}
              isLast={i === items.length - 1}
              onStep={by => step(item, by)}
              onDrag={isHeld => drag(isHeld ? item.id : null)}
              onDrop={() => {
                const held = items.find(({ id }) => id === dragged)
                if (held && held !== item) place(held, i)
              }}
            />
          ))}
        </ol>
      </form>
      <div className="wishes-said">
        <p role="status">{state.failed || (removed ? `${removed.item.title} was taken off the list.` : moving)}</p>
        {removed && (
          <Button variant="quiet" onClick={() => change({ do: 'undo' })}>
            Undo
          </Button>
        )}
      </div>
    </div>
  )
}
