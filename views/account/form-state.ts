/** A form that was sent and did not get through: what to put back into it, and what is wrong. */
export interface FormState {
  status: 422 | 429 | 503
  /** By field; never a password. */
  values: Readonly<Record<string, string>>
  /** What is wrong, by field. */
  errors: Readonly<Record<string, string>>
  /** What is wrong with none of them. */
  message?: string
  /** Seconds after which another try makes sense. */
  retryAfter?: number
}

/** What a form shows: as it came, or as it was sent. */
export type FormShown = Pick<FormState, 'values' | 'errors' | 'message'>
