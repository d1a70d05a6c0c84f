// An authenticator in software: a key of P-256 and the bytes that WebAuthn wants signed, so that a test can bend each
// of them.
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const flags = { present: 0x01, verified: 0x04, attested: 0x40 } as const

/** What a test can bend. */
export interface Bent {
  origin?: string
  /** The host that passkeys are for. */
  host?: string
  type?: string
  counter?: number
  isVerified?: boolean
}

interface CreationOptions {
  challenge: string
  rp: { id: string }
  user: { id: string }
}
interface RequestOptions {
  challenge: string
  rpId: string
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const base64url = (data: string | Buffer) => Buffer.from(data).toString('base64url')

/** CBOR of what is needed here: a head and what follows it. */
const head = (major: number, length: number) =>
  length < 24
    ? Buffer.from([(major << 5) | length])
    : length < 256
      ? Buffer.from([(major << 5) | 24, length])
      : Buffer.from([(major << 5) | 25, length >> 8, length & 255])
const bytes = (data: Buffer) => Buffer.concat([head(2, data.length), data])
const text = (data: string) => Buffer.concat([head(3, data.length), Buffer.from(data)])
const whole = (n: number) => (n < 0 ? head(1, -1 - n) : head(0, n))
const map = (pairs: readonly (readonly [key: Buffer, value: Buffer])[]) =>
  Buffer.concat([head(5, pairs.length), ...pairs.flat()])
const list = (items: readonly Buffer[]) => Buffer.concat([head(4, items.length), ...items])

/** @param origin of the pages that use it */
export function softAuthenticator(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(32)
  let userHandle = ''
  let counter = 0

  const clientData = (type: string, challenge: string, bent: Bent) =>
    Buffer.from(
      JSON.stringify({ type: bent.type ?? type, challenge, origin: bent.origin ?? origin, crossOrigin: false }),
    )
  function authenticatorData(host: string, { isVerified = true, ...bent }: Bent, attested: Buffer = Buffer.alloc(0)) {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(bent.counter ?? ++counter)
    const flag = flags.present | (isVerified ? flags.verified : 0) | (attested.length ? flags.attested : 0)
    return Buffer.concat([sha256(bent.host ?? host), Buffer.from([flag]), count, attested])
  }
  const coseKey = () =>
    map([
      [whole(1), whole(2)],
      [whole(3), whole(-7)],
      [whole(-1), whole(1)],
      [whole(-2), bytes(Buffer.from(x, 'base64url'))],
      [whole(-3), bytes(Buffer.from(y, 'base64url'))],
    ])

  return {
    id: base64url(id),
    /** The answer to `creationOptions`. @param certificate of a maker, which nobody asked for */
    create({ challenge, rp, user }: CreationOptions, bent: Bent = {}, certificate?: Buffer) {
      userHandle = user.id
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const data = authenticatorData(rp.id, bent, Buffer.concat([Buffer.alloc(16), length, id, coseKey()]))
      const client = clientData('webauthn.create', challenge, bent)
      const signed = certificate && sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      const statement = signed
        ? map([
            [text('alg'), whole(-7)],
            [text('sig'), bytes(signed)],
            [text('x5c'), list([bytes(certificate)])],
          ])
        : map([])
      const attestation = map([
        [text('fmt'), text(signed ? 'packed' : 'none')],
        [text('attStmt'), statement],
        [text('authData'), bytes(data)],
      ])
      return {
        id: base64url(id),
        client_data: base64url(client),
        attestation: base64url(attestation),
        transports: ['internal'],
      }
    },
    /** The answer to `requestOptions`. */
    get({ challenge, rpId }: RequestOptions, bent: Bent = {}) {
      const data = authenticatorData(rpId, bent)
      const client = clientData('webauthn.get', challenge, bent)
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      return {
        id: base64url(id),
        client_data: base64url(client),
        authenticator_data: base64url(data),
        signature: base64url(signature),
        user_handle: userHandle,
      }
    },
  }
}

export type SoftAuthenticator = ReturnType<typeof softAuthenticator>
