// What the log may have of an error: name, code, message, stack and causes. Its other fields may hold bytes of an
// answer.

/** An error as the log has it; of a thrown value that is no error, only its type. */
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
