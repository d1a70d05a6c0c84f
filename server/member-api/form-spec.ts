// What a form that works without script is: what it sends to the member API, and what follows when it gets through.
import type { Content } from '../../publishing/load.ts'
import type { LaneName } from './lanes.ts'

/** A field's text as it was sent; empty when it was not. */
export type Field = (name: string) => string

type Method = 'POST' | 'PUT' | 'PATCH' | 'DELETE'

interface FormBase {
  path: string
  /** Put back into the form when it does not get through. Never a password. */
  refilled: readonly string[]
  method: Method | ((field: Field) => Method)
  /** `member` when it does not say. */
  lane?: LaneName
  body?: (field: Field) => object | undefined
  /** What becomes of the session: the answer brings one, or it is over. */
  session?: 'opens' | 'ends'
}

/** A form of the way in or out. */
export interface VisitorForm extends FormBase {
  member?: false
  /** Where the API takes it; null when what was sent cannot be asked with. */
  to: (field: Field) => string | null
  /** Where it leads instead of the visitor's target, or made of the API's answer. */
  next?: string | ((answer: unknown) => string)
  /** What the dashboard is told for its first look, and no address says. */
  begins?: (field: Field) => string | null
  /** The session is shown to the API. */
  identified?: true
}

/** A form of a member's own page. Its field `version` says which state of the member it was filled in on. */
export interface MemberForm extends FormBase {
  member: true
  /**
   * After the member's own address: '' or from a slash on; null when what was sent cannot be asked with, or is about
   * nothing of ours.
   */
  to: (field: Field, content: Content) => string | null
  /** Where it leads instead of the visitor's target. @param own the member's address at the site's API */
  next?: (own: string, field: Field) => string
}

export type FormSpec = VisitorForm | MemberForm
