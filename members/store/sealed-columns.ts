// The list of sealed (encrypted) columns, for use at run time. The types make it match `schema.ts`.
import { recordOf } from '../../contract/fields.ts'
import { sealedFields } from '../../contract/member.ts'
import type { Secret } from './hidden-values.ts'
import type { Tables } from './schema.ts'

/** The names of a table's columns that are written as a `Secret`. */
type WrittenSealed<T> = {
  [C in keyof T]: T[C] extends { readonly __insert__: infer I } ? (Secret extends I ? C : never) : never
}[keyof T]

type All = {
  [T in keyof Tables as [WrittenSealed<Tables[T]>] extends [never] ? never : T]: Record<WrittenSealed<Tables[T]>, true>
}

export type SealedTable = keyof All
export type SealedColumn<T extends SealedTable> = keyof All[T]

/** The compiler wants every column here that is `Sealed` in `schema.ts`, and no other. */
export const sealedColumns: All = {
  members: recordOf(sealedFields, () => true),
  children: { first_name: true, birth_date: true, due_date: true },
  pregnancies: { due_date: true, code_name: true },
  losses: { due_date: true, code_name: true },
  cycles: { last_period: true },
  favorite_names: { name: true, note: true },
  saved_articles: { slug: true },
  idempotency: { answer: true },
  email_undos: { email: true },
  mail_queue: { recipient: true, data: true },
  registries: {
    link: true,
    parents: true,
    event_kind: true,
    event_date: true,
    town: true,
    state: true,
    message: true,
    address: true,
    also_at: true,
    pin: true,
    surprise_until: true,
  },
  registry_invitations: { email: true },
  registry_items: { title: true, url: true, note: true },
  registry_reservations: {
    token: true,
    link: true,
    giver_name: true,
    giver_email: true,
    item_title: true,
    message: true,
    thanks: true,
  },
}
