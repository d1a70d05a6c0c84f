// Passwords, hashed with Argon2id. A hash takes 64 MiB and a core for a moment, so only two run at once, and a network
// that asks for many waits longer.
import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { createLimiter, type Turn } from '../lib/limiter.ts'

/** `memoryCost` in KiB. Argon2id is the library's default algorithm. */
const fullCost = { memoryCost: 65_536, timeCost: 3, parallelism: 1 }
const limits = { maxRunning: 2, maxWaiting: 16 }

export interface Passwords {
  /** Hashes a new password. @throws OverloadError when too many wait */
  hash(password: string, turn?: Turn): Promise<string>
  /**
   * Whether a password has the stored hash. With null, for an account that does not exist, it takes as long and is
   * false.
   * @throws OverloadError when too many wait
   */
  verify(storedHash: string | null, password: string, turn?: Turn): Promise<boolean>
}

/** @param cost lower only in tests, which make many accounts */
export function createPasswords(cost = fullCost): Passwords {
  const dummyHash = createDummyHash(cost)
  const limiter = createLimiter(limits)
  return {
    hash: (password, turn) => limiter.run(() => hash(normalizePassword(password), cost), turn),
    verify: (storedHash, password, turn) =>
      limiter.run(() => verify(storedHash ?? dummyHash, normalizePassword(password)), turn),
  }
}

/** Keyboards differ in whether an é is one code point or two. */
const normalizePassword = (password: string) => password.normalize('NFC')

/** A random hash that no password gives: verifying it takes as long as a real one. */
function createDummyHash({ memoryCost, timeCost, parallelism }: typeof fullCost): string {
  const random = (bytes: number) => randomBytes(bytes).toString('base64').replaceAll('=', '')
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${random(16)}$${random(32)}`
}
