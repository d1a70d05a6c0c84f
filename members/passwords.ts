// Passwords: their rules, and Argon2id. A hash takes 64 MiB and a core for a moment, so only two run at once.
import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { Refusal, ruleBroken } from './refusal.ts'

export const passwordRules = { shortest: 8, longest: 128 } as const // code points, counted after trimming

/** KiB, rounds, lanes. Argon2id is the library's default. */
const fullCost = { memoryCost: 65_536, timeCost: 3, parallelism: 1 }
const most = { running: 2, waiting: 16 }
const retryAfter = 5 // seconds

export interface Passwords {
  /** @throws Refusal 503 when too many wait */
  hash(password: string): Promise<string>
  /** Takes as long with null, for an account that is not there, and says no. @throws Refusal 503 when too many wait */
  verify(kept: string | null, password: string): Promise<boolean>
}

/** @throws Refusal 422 for the field unless the password keeps the rules; there are none about which characters it has */
export function checkPassword(password: string, field: string) {
  const { length } = [...password.trim()]
  if (length < passwordRules.shortest) throw ruleBroken(field, 'password-short')
  if (length > passwordRules.longest) throw ruleBroken(field, 'password-long')
}

/** @param cost less than the full one only where many accounts are made that nobody uses: in tests */
export function createPasswords(cost = fullCost): Passwords {
  const nobodys = unmatchable(cost)
  const inTurn = createQueue()
  return {
    hash: password => inTurn(() => hash(sameOnAllKeyboards(password), cost)),
    verify: (kept, password) => inTurn(() => verify(kept ?? nobodys, sameOnAllKeyboards(password))),
  }
}

/** An é is one character or two, depending on where it was typed. */
const sameOnAllKeyboards = (password: string) => password.normalize('NFC')

/** A hash that costs as much to verify as any, and that no password gives. */
function unmatchable({ memoryCost, timeCost, parallelism }: typeof fullCost): string {
  const random = (bytes: number) => randomBytes(bytes).toString('base64').replaceAll('=', '')
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${random(16)}$${random(32)}`
}

function createQueue() {
  let running = 0
  const waiting: (() => void)[] = []
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= most.running) {
      if (waiting.length >= most.waiting) throw new Refusal(503, 'overloaded', { retryAfter })
      await new Promise<void>(resolve => waiting.push(resolve)) // the one that ends gives its place
    } else running++
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
