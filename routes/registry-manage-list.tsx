// The wishes of one list: add, change, take off, put back, order. Its forms have one address; `action` says what to do.
import { itemId, movedOrder } from '../domain/registry/order.ts'
import { listPath } from '../views/registry/manage/paths.ts'
import { WishesView } from '../views/registry/manage/wishes.tsx'
import type { ApiForm, Field } from './form.ts'
import { itemErrors, itemFields, itemOf, newItemValues, valuesOfItem, wasOf } from './registry-manage-fields.ts'
import { type ListPageProps, listPage, ofList } from './registry-manage-page.tsx'

interface Action {
  method: 'POST' | 'PUT' | 'DELETE'
  /** Below the address of the list; null for an id that is none. */
  to: (field: Field) => string | null
  body?: (field: Field) => object
  /** What the next page says of it. */
  next: (field: Field) => string
}

const toItem =
  (after = '') =>
  (field: Field) =>
    itemId.test(field('item')) ? `/items/${field('item')}${after}` : null

const actions: Readonly<Record<string, Action>> = {
  add: {
    method: 'POST',
    to: () => '/items',
    body: field => ({ item: itemOf(field), ...(field('anyway') && { anyway: true }) }),
    next: () => '?saved=added',
  },
  change: {
    method: 'PUT',
    to: toItem(),
    body: field => ({ item: itemOf(field), ...wasOf(field, itemOf) }),
    next: field => `?saved=changed#item-${field('item')}`,
  },
  remove: { method: 'DELETE', to: toItem(), next: field => `?removed=${field('item')}` },
  restore: { method: 'POST', to: toItem('/restore'), body: () => ({}), next: () => '?saved=restored' },
  up: moving(-1),
  down: moving(1),
}

function moving(by: -1 | 1): Action {
  return {
    method: 'PUT',
    to: field => (movedOrder(field('order'), field('item'), by) ? '/order' : null),
    body: field => ({
      items: movedOrder(field('order'), field('item'), by) ?? [],
      was: field('order').split(' '),
    }),
    next: field => `#item-${field('item')}`,
  }
}

/** A button of a row says both what to do and with which wish: 'up some-id'. */
const rowField =
  (field: Field): Field =>
  name => {
    const [action = '', item = ''] = field('row').split(' ')
    if (action && name === 'action') return action
    return item && name === 'item' ? item : field(name)
  }
const actionOf = (field: Field): Action | undefined => {
  const name = rowField(field)('action')
  return Object.hasOwn(actions, name) ? actions[name] : undefined
}

const form: ApiForm = {
  refilled: ['action', 'item', 'was', ...itemFields],
  bytes: 32_768,
  method: field => actionOf(field)?.method,
  check: field => (['add', 'change'].includes(field('action')) ? itemErrors(field) : {}),
  to: field => {
    const to = actionOf(field)?.to(rowField(field))
    return to ? ofList(field, to) : null
  },
  body: field => actionOf(field)?.body?.(rowField(field)),
  words: {
    'not-found': 'This wish is not on the list any more: it was taken off in the meantime.',
  },
  next: field => listPath(field('id')) + (actionOf(field)?.next(rowField(field)) ?? ''),
}

const says: Readonly<Record<string, string>> = {
  added: 'It is on your list.',
  changed: 'Your change was saved.',
  restored: 'It is back on your list.',
  created: 'Your list is made. Add the first wish below.',
  joined: 'You keep this list together now.',
}

export const wishesPage = listPage({
  path: '/manage/:id',
  title: 'Your list',
  query: ['saved', 'removed', 'item', 'from'],
  form,
  view: (props: ListPageProps) => {
    const { list, shown, query, country } = props
    const sent = shown.values
    const edited = list.items.find(({ id }) => id === (sent.action === 'change' ? sent.item : query.item))
    const saved = query.saved ?? ''
    return (
      <WishesView
        {...props}
        edited={edited && { id: edited.id, values: valuesOfItem(edited) }}
        fresh={newItemValues(list.items, country)}
        saved={Object.hasOwn(says, saved) ? says[saved] : undefined}
        isFromChecklist={query.from === 'checklist'}
        removed={itemId.test(query.removed ?? '') ? query.removed : undefined}
      />
    )
  },
})
