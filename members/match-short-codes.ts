// Codes of six characters that stand for a match's join code for some minutes, to be read out. The store holds a keyed
// hash of them, and the join code encrypted by them, so that neither can be read in a copy of the database.
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { shortCodeMinutes } from '../domain/names/match.ts'
import { newShortCode, sha256 } from './ids.ts'
import { instant, minuteMs } from './instants.ts'
import type { KeyFile } from './store/key-file.ts'
import type { Store } from './store/open-store.ts'
import type { Db } from './store/schema.ts'
import { hashed } from './store/sealing.ts'

/** How long a short code leads to its match. */
export const shortCodeMs = shortCodeMinutes * minuteMs

export interface ShortCode {
  short_code: string
  expires_at: string
}

const cipher = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

/** The key of one short code; nobody can compute it without the store's own key. */
const keyOf = (keys: KeyFile, short: string) => Buffer.from(keys.hash(`match code behind ${short}`), 'base64url')

function seal(keys: KeyFile, short: string, code: string): string {
  const iv = randomBytes(ivBytes)
  const sealing = createCipheriv(cipher, keyOf(keys, short), iv)
  const bytes = Buffer.concat([iv, sealing.update(code, 'utf8'), sealing.final(), sealing.getAuthTag()])
  return bytes.toString('base64url')
}

function unseal(keys: KeyFile, short: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url')
  const opening = createDecipheriv(cipher, keyOf(keys, short), bytes.subarray(0, ivBytes), { authTagLength: tagBytes })
  opening.setAuthTag(bytes.subarray(-tagBytes))
  return opening.update(bytes.subarray(ivBytes, -tagBytes), undefined, 'utf8') + opening.final('utf8')
}

const hashOf = (short: string) => hashed(`match short code ${short}`)

/**
 * Gives a match a short code. The ones before live on: somebody may be typing one.
 * @param code the match's join code, whose seat has been checked
 */
export async function giveShortCode(db: Db, keys: KeyFile, code: string, now: number): Promise<ShortCode> {
  const code_hash = sha256(code)
  const expires_at = instant(now + shortCodeMs)
  for (;;) {
    const short_code = newShortCode()
    const row = { short_hash: hashOf(short_code), code_hash, expires_at }
    const given = await db
      .insertInto('match_short_codes')
      .values({ ...row, sealed_code: seal(keys, short_code, code) })
      .onConflict(conflict => conflict.column('short_hash').doNothing())
      .returning('expires_at')
      .executeTakeFirst()
    if (given) return { short_code, expires_at } // another match has it now, once in a million: the next one
  }
}

/** The join code that a short one stands for; null when there is none, or its time is over. */
export async function codeBehind({ db, keys }: Store, short: string, now: number): Promise<string | null> {
  const row = await db
    .selectFrom('match_short_codes')
    .select('sealed_code')
    .where('short_hash', '=', hashOf(short))
    .where('expires_at', '>', instant(now))
    .where('expires_at', '<=', instant(now + shortCodeMs))
    .executeTakeFirst()
  return row ? unseal(keys, short, row.sealed_code) : null
}
