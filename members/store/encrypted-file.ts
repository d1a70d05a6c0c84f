// Encrypts backups with a passphrase: AES-256-GCM, with a key that scrypt derives. File: magic, salt, IV, data, tag.
import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto'
import { closeSync, createReadStream, createWriteStream, openSync, readSync, statSync } from 'node:fs'
import { appendFile, writeFile } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'

const magic = Buffer.from('ALMANAC1')
const saltBytes = 16
const ivBytes = 12
const tagBytes = 16
const headBytes = magic.length + saltBytes + ivBytes
const cost = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 }

const keyFrom = (passphrase: string, salt: Buffer) => scryptSync(passphrase.normalize('NFC'), salt, 32, cost)

/** Encrypts a file. `to` is overwritten and readable by its owner only. */
export async function encryptFile(from: string, to: string, passphrase: string): Promise<void> {
  const [salt, iv] = [randomBytes(saltBytes), randomBytes(ivBytes)]
  const cipher = createCipheriv('aes-256-gcm', keyFrom(passphrase, salt), iv)
  await writeFile(to, Buffer.concat([magic, salt, iv]), { mode: 0o600 })
  await pipeline(createReadStream(from), cipher, createWriteStream(to, { flags: 'a', flush: true }))
  await appendFile(to, cipher.getAuthTag(), { flush: true })
}

/** Whether a file begins like one that `encryptFile` wrote. */
export const isEncrypted = (file: string): boolean => readPart(file, 0, magic.length).equals(magic)

/**
 * Decrypts a file that `encryptFile` wrote.
 * @throws Error when the passphrase is wrong or the file was changed; then what was written to `to` must not be used
 */
export async function decryptFile(from: string, to: string, passphrase: string): Promise<void> {
  const end = statSync(from).size - tagBytes
  const head = readPart(from, 0, headBytes)
  const key = keyFrom(passphrase, head.subarray(magic.length, magic.length + saltBytes))
  const decipher = createDecipheriv('aes-256-gcm', key, head.subarray(-ivBytes), { authTagLength: tagBytes })
  decipher.setAuthTag(readPart(from, end, tagBytes))
  await pipeline(
    createReadStream(from, { start: headBytes, end: end - 1 }),
    decipher,
    createWriteStream(to, { mode: 0o600, flush: true }),
  )
}

function readPart(file: string, at: number, length: number): Buffer {
  const bytes = Buffer.alloc(length)
  const fd = openSync(file, 'r')
  try {
    readSync(fd, bytes, 0, length, at)
    return bytes
  } finally {
    closeSync(fd)
  }
}
