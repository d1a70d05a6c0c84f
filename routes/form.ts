// What a page's form is: what it sends, and what follows when it gets through. It works without script: it is sent to
// its own page, and answered by a redirect or by the page again.
import type { Member } from '../contract/member.ts'
import type { RegistrySummary } from '../contract/registry.ts'
import { idForm } from '../domain/ids.ts'
import type { Content } from '../publishing/load.ts'

/** A field's text as it was sent, or a part of the page's address by its name there; empty when it is neither. */
export type Field = (name: string) => string

/** What is wrong, in words, by field; '' is the form as a whole. */
export type Wrong = Readonly<Record<string, string>>

/** What a form may ask about the member before it is sent on. */
export interface Asks {
  /** Rejects when the API does not answer. */
  registries: () => Promise<readonly RegistrySummary[]>
}

type Method = 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** What got through. */
export interface Done {
  /** The member's address at the site's API. */
  own: string
  /** What was asked, below that address. */
  asked: string
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
  refilled?: readonly string[]
  /** `POST` when it does not say. */
  method?: Method | ((field: Field) => Method | undefined)
  /** From a slash on, or ''; null when what was sent cannot be asked with, or is about nothing of ours. */
  to: string | ((field: Field, content: Content, asks: Asks) => string | null | Promise<string | null>)
  /** What is wrong with what was typed, by field, said before the API is asked; '' is the form as a whole. */
  check?: (field: Field, asks: Asks) => Wrong | Promise<Wrong>
  /** Words in place of the API's own, by the code of its refusal; a function makes them from its body. */
  words?: Readonly<Record<string, string | ((refusal: Readonly<Record<string, unknown>>) => string)>>
  /** Fields that go along in the page's address when somebody has to log in first. */
  carried?: readonly string[]
  /** The most bytes that it may have; 16 KB when it does not say. */
  bytes?: number
  /** The room that it is asked in: `password` for what has one hashed or compared, `bulk` for all about a member. */
  lane?: 'password' | 'bulk'
  /** The fields that are sent as they were typed, or what is made of them. */
  body?: readonly string[] | ((field: Field) => object | undefined)
  /** What becomes of the session: the answer brings one, or it is over. */
  session?: 'opens' | 'ends'
  /** For visitors there alone: others are told that there is no such page. */
  country?: 'US'
  /** The session is shown to the API, which a member's form always does. */
  identified?: true
  /** What the dashboard is told for its first look, and no address says. */
  begins?: (field: Field) => string | null
  /** A cookie that scripts read as well, once it got through; it lasts that many seconds. */
  remembers?: { name: string; seconds: number; value: (field: Field) => string }
  /** The answer brings proof that the visitor knows a list's PIN, which a cookie keeps. */
  opensRegistry?: true
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

/** Where the API takes what is about one entry of a list: the one in the field `id`. */
export const toEntry = (list: string) => (field: Field) => (idForm.test(field('id')) ? `/${list}/${field('id')}` : null)

/** What the page's script put in: JSON that the API reads strictly. Anything else becomes a body that it refuses. */
export function credentialOf(field: Field): object {
  try {
    return Object(JSON.parse(field('credential')))
  } catch {
    return {}
  }
}
