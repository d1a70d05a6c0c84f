// The wishes of one list: add, change, take off, put back, order. Its forms have one address; `action` says what to do.
import { idForm } from '../domain/ids.ts'
import { movedOrder } from '../domain/registry/order.ts'
import { listPath } from '../views/registry/manage/paths.ts'
import { WishesView } from '../views/registry/manage/wishes.tsx'
import type { Field } from './form.ts'
import { type Action, actionForm } from './registry-manage-actions.ts'
import { itemErrors, itemFields, itemOf, newItemValues, valuesOfItem, wasOf } from './registry-manage-fields.ts'
import { type ListPageProps, listPage } from './registry-manage-page.tsx'
import { ownerWords } from './registry-manage-words.ts'

const toItem =
  (after = '') =>
  (field: Field) =>
    idForm.test(field('item')) ? `/items/${field('item')}${after}` : null

const actions: Readonly<Record<string, Action>> = {
  add: {
    method: 'POST',
    to: () => '/items',
    body: field => ({ item: itemOf(field), ...(field('anyway') && { anyway: true }) }),
    check: itemErrors,
    next: field => `${listPath(field('id'))}?saved=added`,
  },
  change: {
    method: 'PUT',
    to: toItem(),
    body: field => ({ item: itemOf(field), ...wasOf(field, itemOf) }),
    check: itemErrors,
    next: field => `${listPath(field('id'))}?saved=changed#item-${field('item')}`,
  },
  remove: { method: 'DELETE', to: toItem(), next: field => `${listPath(field('id'))}?removed=${field('item')}` },
  restore: {
    method: 'POST',
    to: toItem('/restore'),
    body: () => ({}),
    next: field => `${listPath(field('id'))}?saved=restored`,
  },
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
    next: field => `${listPath(field('id'))}#item-${field('item')}`,
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

const form = actionForm(actions, {
  read: rowField,
  refilled: ['action', 'item', 'was', ...itemFields],
  bytes: 32_768,
  words: ownerWords.wishes,
})

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
        removed={idForm.test(query.removed ?? '') ? query.removed : undefined}
      />
    )
  },
})
