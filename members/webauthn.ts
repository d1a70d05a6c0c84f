// WebAuthn, by its library: what a browser is asked for, and whether what it answers is right. Nothing here touches the
// store. The library takes a seventh of a second and 28 MB to load: it comes with the first who uses a passkey.
import type { BodyOf } from '../contract/routes.ts'
import { brandName } from '../domain/brand.ts'
import type { MemberRow, PasskeyRow } from './store/schema.ts'

/**
 * Signatures that every authenticator knows one of, by COSE's numbers: EdDSA, ES256, RS256. Of those to come Node says
 * that they are experiments.
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

/** For whom passkeys are: the site's host; and where alone they may be used: its origin. */
const relyingPartyOf = (siteOrigin: string) => ({
  expectedOrigin: siteOrigin,
  expectedRPID: new URL(siteOrigin).hostname,
})

const bytesOf = (base64url: string) => new Uint8Array(Buffer.from(base64url, 'base64url'))

/** The name of a member to authenticators: their id, which says nothing about them. */
const userHandleOf = (memberId: string): string => Buffer.from(memberId).toString('base64url')

/** What `navigator.credentials.create()` takes, as JSON. */
export async function creationOptions(
  siteOrigin: string,
  { id, email, first_name }: MemberRow,
  existing: readonly PasskeyRow[],
  challenge: string,
) {
  const { generateRegistrationOptions } = await load()
  return generateRegistrationOptions({
    rpName: brandName,
    rpID: relyingPartyOf(siteOrigin).expectedRPID,
    userID: new Uint8Array(Buffer.from(id)),
    userName: email,
    userDisplayName: first_name,
    challenge: bytesOf(challenge),
    supportedAlgorithmIDs,
    excludeCredentials: existing.map(({ credential_id, transports }) => ({
      id: credential_id,
      transports: transportsOf(transports),
    })),
    // Found without an e-mail address; a device that asks for a finger, a face or a PIN does so.
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  })
}

/** What `navigator.credentials.get()` takes, as JSON: the same for everyone. */
export async function requestOptions(siteOrigin: string, challenge: string) {
  const { generateAuthenticationOptions } = await load()
  return generateAuthenticationOptions({
    rpID: relyingPartyOf(siteOrigin).expectedRPID,
    challenge: bytesOf(challenge),
    userVerification: 'preferred',
  })
}

/** What an authenticator was asked to sign, as the browser says; null for what no browser says. */
export function challengeIn(clientData: string): string | null {
  try {
    const { challenge } = Object(JSON.parse(Buffer.from(clientData, 'base64url').toString()))
    return typeof challenge === 'string' ? challenge : null
  } catch {
    return null
  }
}

/** @param challenge that was ours. @returns null unless all of it is right */
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
    // Nobody was asked for a certificate: one that comes all the same could make the library ask addresses that stand
    // in it.
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
      ...relyingPartyOf(siteOrigin),
      supportedAlgorithmIDs,
      requireUserVerification: false,
    })
    if (registrationInfo?.credential.id !== id) return null
    const { id: credentialId, publicKey, counter } = registrationInfo.credential
    return { credentialId, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports }
  } catch {
    return null // the library throws what is wrong, in words that repeat what was sent
  }
}

export interface UsedPasskey {
  counter: number
  /** The device asked for a finger, a face or a PIN. */
  isVerified: boolean
}

/** @param challenge that was ours. @returns null unless all of it is right and the counter has gone on */
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
      ...relyingPartyOf(siteOrigin),
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

/** As the store keeps them. The cast: it keeps what the body's schema let in. */
const transportsOf = (stored: string): string[] => JSON.parse(stored) as string[]
