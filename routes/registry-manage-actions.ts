// Several forms at the address of one list, told apart by their field `action`.
import type { ApiForm, Done, Field, Wrong } from './form.ts'
import { ofList } from './registry-manage-page.tsx'

export interface Action {
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below the address of the list; null for what is about nothing of it. */
  to: string | ((field: Field) => string | null)
  check?: (field: Field) => Wrong
  body?: (field: Field) => object
  /** The page that follows. */
  next: (field: Field, done: Done) => string
}

interface More extends Pick<ApiForm, 'refilled' | 'bytes' | 'words'> {
  /** How fields are read, where a button says more than its name. */
  read?: (field: Field) => Field
}

/** One form of them all. What is no action is about nothing of ours. */
export function actionForm(
  actions: Readonly<Record<string, Action>>,
  { read = field => field, ...more }: More,
): ApiForm {
  const actionOf = (field: Field): Action | undefined => {
    const name = read(field)('action')
    return Object.hasOwn(actions, name) ? actions[name] : undefined
  }
  return {
    ...more,
    method: field => actionOf(field)?.method,
    check: field => actionOf(field)?.check?.(read(field)) ?? {},
    to: field => {
      const { to = null } = actionOf(field) ?? {}
      const path = typeof to === 'function' ? to(read(field)) : to
      return path === null ? null : ofList(field, path)
    },
    body: field => actionOf(field)?.body?.(read(field)),
    next: (field, done) => actionOf(field)?.next(read(field), done) ?? '',
  }
}
