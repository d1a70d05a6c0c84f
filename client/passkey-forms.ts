// Asks the browser for a passkey and sends what it gives in the form's field `credential`, as the member API takes it.
import { startAuthentication, startRegistration } from '@simplewebauthn/browser'

/** What the server has to say to the visitor. */
class Told extends Error {}

/** @throws Told with the server's words, Error when it has none */
async function post<Answer>(path: string, body?: object): Promise<Answer> {
  const answer = await fetch(path, {
    method: 'POST',
    headers: { accept: 'application/json', ...(body && { 'content-type': 'application/json' }) },
    body: body && JSON.stringify(body),
  })
  const said = await answer.json().catch(() => ({}))
  if (!answer.ok) throw typeof said.message === 'string' ? new Told(said.message) : new Error(String(answer.status))
  return said as Answer // what our own API promises
}

type UseOptions = Parameters<typeof startAuthentication>[0]['optionsJSON']
type AddOptions = Parameters<typeof startRegistration>[0]['optionsJSON']

async function used(): Promise<object> {
  const optionsJSON = await post<UseOptions>('/api/sessions/passkey/options')
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
  await post(`${api}/confirm`, { password })
  const optionsJSON = await post<AddOptions>(`${api}/passkeys/options`)
  const { id, response } = await startRegistration({ optionsJSON })
  return {
    id,
    client_data: response.clientDataJSON,
    attestation: response.attestationObject,
    transports: response.transports ?? [],
  }
}

/**
 * Fills the form in and sends it. Gives what to tell the visitor when that fails: the server's words, or the form's.
 */
export async function fillIn(form: HTMLFormElement): Promise<string | undefined> {
  const { passkey, api = '', failed, exists } = form.dataset
  const password = form.querySelector<HTMLInputElement>('[name="password"]')
  const credential = form.querySelector<HTMLInputElement>('[name="credential"]')
  try {
    const made = passkey === 'add' ? await added(api, password?.value ?? '') : await used()
    if (credential) credential.value = JSON.stringify(made)
    if (password) password.value = '' // it was proved already, and is not sent again
    form.submit()
  } catch (error) {
    if (error instanceof Told) return error.message
    return (Object(error).name === 'InvalidStateError' && exists) || failed
  }
}
