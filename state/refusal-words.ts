// Whose words a refusal is told in: the server's, or those of the form that was refused. By itself: only the dialogs
// need it.

/**
 * Answers about the visit, a field, a picture or how it is now, whose words help more than those that a form has for
 * any failure.
 */
const telling = [401, 409, 413, 415, 422, 429]

/** The words of a refusal that are for the visitor; undefined where the form's own are to be said. */
export const wordsOf = (
  status: number,
  { field, message }: { field?: unknown; message?: unknown },
): string | undefined =>
  (telling.includes(status) || (status === 400 && field)) && typeof message === 'string' && message
    ? message
    : undefined
