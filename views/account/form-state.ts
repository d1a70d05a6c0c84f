/** A form that was sent and did not get through: what to put back into it, and what is wrong. */
export interface FormState {
  status: 422 | 429 | 503
  /** By field; never a password. */
  values: Readonly<Record<string, string>>
  /** What is wrong, by field. */
  errors: Readonly<Record<string, string>>
  /** What is wrong with the form as a whole. */
  message?: string
  /** The code of the API's refusal, where a page has more to offer than its message. */
  code?: string
  /** Seconds after which another try makes sense. */
  retryAfter?: number
}

/** What a form shows: its first values, or those that were sent and what is wrong with them. */
export type FormShown = Pick<FormState, 'values' | 'errors' | 'message' | 'code'>
