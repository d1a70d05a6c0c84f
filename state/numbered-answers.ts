// What the forms of the profile dialogs have in common: each waits for the answer to one numbered request, and an older
// one is no answer.

/** Whether a form is saving, and this is the answer that it waits for. */
export const waitsFor = <S extends { status: string }>(
  state: S,
  request: number,
): state is Extract<S, { status: 'saving' }> =>
  state.status === 'saving' && 'request' in state && state.request === request

/** Whether a form shows the success of this request. */
export const tellsOf = <S extends { status: string }>(
  state: S,
  request: number,
): state is Extract<S, { status: 'finished' }> =>
  state.status === 'finished' && 'request' in state && state.request === request
