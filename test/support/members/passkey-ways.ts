// What a browser and its authenticator do with the member API, step by step.
import type { Test } from 'tap'
import { type SoftAuthenticator, softAuthenticator } from '../authenticator.ts'
import type { TestMembers } from '../members.ts'

export const origin = 'https://almanac.test'
export const env = { MAIN_ORIGIN: origin }

export interface Session {
  token: string
  home: string
}

export async function joined(members: TestMembers, email: string): Promise<Session> {
  const { token, member } = await members.join(email)
  return { token, home: `/members/${member.id_string}` }
}

export const optionsFor = async ({ ask }: TestMembers, { token, home }: Session) =>
  (await ask('POST', `${home}/passkeys/options`, { token })).json()
export const send = ({ ask }: TestMembers, { token, home }: Session, body: object) =>
  ask('POST', `${home}/passkeys`, { token, body })
export const questionOf = async ({ ask }: TestMembers) => (await ask('POST', '/sessions/passkey/options')).json()
/** The text of the first letter about it. */
export const letterOn = async (members: TestMembers, subject: RegExp) =>
  (await members.letters()).find(letter => subject.test(letter.subject ?? ''))?.text ?? ''
export const signIn = (members: TestMembers, body: object, token?: string) =>
  members.ask('POST', '/sessions/passkey', { body, token })

/** Adds a passkey. */
export async function add(
  t: Test,
  members: TestMembers,
  session: Session,
  key: SoftAuthenticator = softAuthenticator(origin),
) {
  const answer = await send(members, session, key.create(await optionsFor(members, session)))
  t.equal(answer.statusCode, 201)
  return { key, items: answer.json().items }
}
