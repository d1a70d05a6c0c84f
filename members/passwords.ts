// Passwords, as Argon2id. A hash takes 64 MiB and a core for a moment, so only two run at once, and who asks for many
// waits longer.
import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { createLimiter, type Turn } from '../lib/limiter.ts'

/** KiB, rounds, lanes. Argon2id is the library's default. */
const fullCost = { memoryCost: 65_536, timeCost: 3, parallelism: 1 }
const limits = { maxRunning: 2, maxWaiting: 16 }

export interface Passwords {
  /** @throws OverloadError when too many wait */
  hash(password: string, turn?: Turn): Promise<string>
  /** Takes as long with null, for an account that is not there, and says no. @throws OverloadError when too many wait */
  verify(storedHash: string | null, password: string, turn?: Turn): Promise<boolean>
}

/** @param cost less than the full one only where many accounts are made that nobody uses: in tests */
export function createPasswords(cost = fullCost): Passwords {
  const dummyHash = createDummyHash(cost)
  const limiter = createLimiter(limits)
  return {
    hash: (password, turn) => limiter.run(() => hash(normalizePassword(password), cost), turn),
    verify: (kept, password, turn) => limiter.run(() => verify(kept ?? dummyHash, normalizePassword(password)), turn),
  }
}

/** An é is one character or two, depending on where it was typed. */
const normalizePassword = (password: string) => password.normalize('NFC')

/** A hash that costs as much to verify as any, and that no password gives. */
function createDummyHash({ memoryCost, timeCost, parallelism }: typeof fullCost): string {
  const random = (bytes: number) => randomBytes(bytes).toString('base64').replaceAll('=', '')
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${random(16)}$${random(32)}`
}
