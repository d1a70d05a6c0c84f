// What of an error may be written: what it is called, says and where it happened. What else it carries may be bytes of
// an answer.

/** An error as the log has it, its causes included; of anything else only its type. */
export function errorForLog(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error }
  const { name, message, stack, cause } = error
  return {
    type: name,
    code: Object(error).code,
    message,
    stack,
    ...(cause !== undefined && { cause: errorForLog(cause) }),
  }
}
