// What a page's form is: what it sends, and what follows when it gets through. It works without script: it is sent to
// its own page, and answered by a redirect or by the page again.
import type { Member } from '../contract/member.ts'
import type { Content } from '../publishing/load.ts'

/** A field's text as it was sent; empty when it was not. */
export type Field = (name: string) => string

type Method = 'POST' | 'PUT' | 'PATCH' | 'DELETE'

interface Done {
  /** The member's address at the site's API. */
  own: string
  /** Of the member API, read as JSON. */
  answer: () => unknown
}

/** A form that the member API takes. */
export interface ApiForm {
  /**
   * It is about whoever is signed in: `to` follows the member's own address, and the field `version` says which state
   * of the member it was filled in on.
   */
  member?: true
  /** Put back into the form when it does not get through. Never a password. */
  refilled: readonly string[]
  method: Method | ((field: Field) => Method)
  /** From a slash on, or ''; null when what was sent cannot be asked with, or is about nothing of ours. */
  to: (field: Field, content: Content) => string | null
  /** The room that it is asked in: `password` for what has one hashed or compared, `bulk` for all about a member. */
  lane?: 'password' | 'bulk'
  body?: (field: Field) => object | undefined
  /** What becomes of the session: the answer brings one, or it is over. */
  session?: 'opens' | 'ends'
  /** The session is shown to the API, which a member's form always does. */
  identified?: true
  /** What the dashboard is told for its first look, and no address says. */
  begins?: (field: Field) => string | null
  /** Where it leads instead of the visitor's target. */
  next?: string | ((field: Field, done: Done) => string)
}

/** A yes or no that a member's account stores, and the device for whoever has none. */
export interface ChoiceForm {
  /** The field that is `1` for yes. */
  field: string
  /** The device's cookie for yes. */
  cookie: string
  /** What the account is told; null leaves it as it is, and the device stores the choice. */
  body: (isChosen: boolean, member: Member) => object | null
  next: string
}

export type PageForm = ApiForm | ChoiceForm

/** The id of an entry, which becomes part of an address. */
export const idForm = /^[\w-]{1,64}$/

/** What the page's script put in: JSON that the API reads strictly. Anything else becomes a body that it refuses. */
export function credentialOf(field: Field): object {
  try {
    return Object(JSON.parse(field('credential')))
  } catch {
    return {}
  }
}
