// Asks the browser for a passkey and sends what it gives in the form's field `credential`, as the member API takes it.
// It shares nothing with other scripts, so that none of them grows.
import { startAuthentication, startRegistration } from '@simplewebauthn/browser'

const words = {
  use: 'No passkey was used. Please try again, or log in with your password.',
  add: 'No passkey was added. Please try again.',
  there: 'This device has a passkey for your account already.',
}

/** What is to be said to the visitor. */
class Told extends Error {}

/** @throws Told with the server's words, or those for any failure */
async function post<Answer>(path: string, otherwise: string, body?: object): Promise<Answer> {
  const answer = await fetch(path, {
    method: 'POST',
    headers: { accept: 'application/json', ...(body && { 'content-type': 'application/json' }) },
    body: body && JSON.stringify(body),
  })
  const said = await answer.json().catch(() => ({}))
  if (!answer.ok) throw new Told(typeof said.message === 'string' ? said.message : otherwise)
  return said as Answer // what our own API promises
}

type UseOptions = Parameters<typeof startAuthentication>[0]['optionsJSON']
type AddOptions = Parameters<typeof startRegistration>[0]['optionsJSON']

async function used(): Promise<object> {
  const optionsJSON = await post<UseOptions>('/api/sessions/passkey/options', words.use)
  const { id, response } = await startAuthentication({ optionsJSON })
  const {
    clientDataJSON: client_data,
    authenticatorData: authenticator_data,
    signature,
    userHandle: user_handle,
  } = response
  return { id, client_data, authenticator_data, signature, user_handle }
}

async function added(api: string, password: string): Promise<object> {
  await post(`${api}/confirm`, words.add, { password })
  const optionsJSON = await post<AddOptions>(`${api}/passkeys/options`, words.add)
  const { id, response } = await startRegistration({ optionsJSON })
  return {
    id,
    client_data: response.clientDataJSON,
    attestation: response.attestationObject,
    transports: response.transports ?? [],
  }
}

/** What went wrong, in words: the server's, or those for a browser that was given no passkey. */
function wordsFor(error: unknown, kind: 'use' | 'add'): string {
  if (error instanceof Told) return error.message
  return Object(error).name === 'InvalidStateError' ? words.there : words[kind]
}

function tell(form: HTMLFormElement, text: string) {
  const problem =
    form.querySelector('[role="alert"]') ?? form.insertAdjacentElement('afterbegin', document.createElement('p'))
  if (!problem) return
  problem.className = 'sign-in-problem'
  problem.setAttribute('role', 'alert')
  problem.textContent = text
}

/** Fills the form in and sends it, or says why not. */
export async function fillIn(form: HTMLFormElement) {
  const kind = form.dataset.passkey === 'add' ? 'add' : 'use'
  const password = form.querySelector<HTMLInputElement>('[name="password"]')
  const credential = form.querySelector<HTMLInputElement>('[name="credential"]')
  try {
    const made = kind === 'add' ? await added(form.dataset.api ?? '', password?.value ?? '') : await used()
    if (credential) credential.value = JSON.stringify(made)
    if (password) password.value = '' // it was proved already, and is not sent again
    form.submit()
  } catch (error) {
    tell(form, wordsFor(error, kind))
  }
}
