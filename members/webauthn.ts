// WebAuthn, by a library: the options for a browser, and checks of its answers. Nothing here touches the store. The
// library takes 140 ms and 28 MB to load, so it is loaded when a passkey is first used.
import type { BodyOf } from '../contract/routes.ts'
import { brandName } from '../domain/brand.ts'
import type { MemberRow, PasskeyRow } from './store/schema.ts'

/**
 * COSE numbers of EdDSA, ES256 and RS256: every authenticator knows one of them. Node warns that newer algorithms are
 * experimental.
 */
const supportedAlgorithmIDs = [-8, -7, -257]

const load = () => import('@simplewebauthn/server')

export interface NewPasskey {
  credentialId: string
  /** base64url. */
  publicKey: string
  counter: number
  transports: readonly string[]
}

/** The relying party: passkeys belong to the site's host name and work on its origin only. */
const rpOf = (siteOrigin: string) => ({ expectedOrigin: siteOrigin, expectedRPID: new URL(siteOrigin).hostname })

const bytesOf = (base64url: string) => new Uint8Array(Buffer.from(base64url, 'base64url'))

/** The user handle that authenticators store: the member's id, which tells nothing about them. */
const userHandleOf = (memberId: string): string => Buffer.from(memberId).toString('base64url')

/**
 * Options for `navigator.credentials.create()`, as JSON. @param existing the member's passkeys, not to be added again
 */
export async function creationOptions(
  siteOrigin: string,
  { id, email, first_name }: MemberRow,
  existing: readonly PasskeyRow[],
  challenge: string,
) {
  const { generateRegistrationOptions } = await load()
  return generateRegistrationOptions({
    rpName: brandName,
    rpID: rpOf(siteOrigin).expectedRPID,
    userID: new Uint8Array(Buffer.from(id)),
    userName: email,
    userDisplayName: first_name,
    challenge: bytesOf(challenge),
    supportedAlgorithmIDs,
    excludeCredentials: existing.map(({ credential_id, transports }) => ({
      id: credential_id,
      transports: transportsOf(transports),
    })),
    // Signing in needs no e-mail address; the device asks for a finger, a face or a PIN if it can.
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  })
}

/** Options for `navigator.credentials.get()`, as JSON: the same for everyone but for the challenge. */
export async function requestOptions(siteOrigin: string, challenge: string) {
  const { generateAuthenticationOptions } = await load()
  return generateAuthenticationOptions({
    rpID: rpOf(siteOrigin).expectedRPID,
    challenge: bytesOf(challenge),
    userVerification: 'preferred',
  })
}

/** The challenge in a browser's client data, base64url; null when the data is malformed. */
export function challengeIn(clientData: string): string | null {
  try {
    const { challenge } = Object(JSON.parse(Buffer.from(clientData, 'base64url').toString()))
    return typeof challenge === 'string' ? challenge : null
  } catch {
    return null
  }
}

/** Checks the answer of `create()`. @param challenge that we issued. @returns null unless all of it is right */
export async function verifyAttestation(
  siteOrigin: string,
  given: BodyOf<'POST /members/:member/passkeys'>,
  challenge: string,
): Promise<NewPasskey | null> {
  const { id, client_data: clientDataJSON, attestation: attestationObject, transports } = given
  const [{ verifyRegistrationResponse }, { decodeAttestationObject }] = await Promise.all([
    load(),
    import('@simplewebauthn/server/helpers'),
  ])
  try {
    // We asked for no certificate. The library could fetch addresses that stand in one, so an answer with one is
    // refused.
    const statement = decodeAttestationObject(bytesOf(attestationObject))
    if (!['none', 'packed'].includes(statement.get('fmt')) || statement.get('attStmt').get('x5c')) return null
    const { registrationInfo } = await verifyRegistrationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON, attestationObject, transports },
      },
      expectedChallenge: challenge,
      ...rpOf(siteOrigin),
      supportedAlgorithmIDs,
      requireUserVerification: false,
    })
    if (registrationInfo?.credential.id !== id) return null
    const { id: credentialId, publicKey, counter } = registrationInfo.credential
    return { credentialId, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports }
  } catch {
    return null // the library throws when something is wrong, with a message that quotes the client
  }
}

export interface UsedPasskey {
  counter: number
  /** Whether the device asked for a finger, a face or a PIN. */
  isVerified: boolean
}

/**
 * Checks the answer of `get()`. @param challenge that we issued
 * @returns null unless all of it is right and the passkey's counter has increased
 */
export async function verifyAssertion(
  siteOrigin: string,
  given: BodyOf<'POST /sessions/passkey'>,
  passkey: PasskeyRow,
  challenge: string,
): Promise<UsedPasskey | null> {
  const {
    id,
    client_data: clientDataJSON,
    authenticator_data: authenticatorData,
    signature,
    user_handle: userHandle,
  } = given
  if (userHandle !== undefined && userHandle !== userHandleOf(passkey.member_id)) return null
  const { verifyAuthenticationResponse } = await load()
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON, authenticatorData, signature, userHandle },
      },
      expectedChallenge: challenge,
      ...rpOf(siteOrigin),
      credential: {
        id: passkey.credential_id,
        publicKey: bytesOf(passkey.public_key),
        counter: Number(passkey.counter),
      },
      requireUserVerification: false,
    })
    return verified ? { counter: authenticationInfo.newCounter, isVerified: authenticationInfo.userVerified } : null
  } catch {
    return null // as above
  }
}

/** Stored transports as a list. as: what was stored had passed the body's schema. */
const transportsOf = (stored: string): string[] => JSON.parse(stored) as string[]
