// Entering the PIN of a list: guessing is slow, and nobody who guesses can shut out somebody who knows it.
import { type Count, giveBack, take, takeOrRefuse } from '../limits.ts'
import { ruleBroken } from '../refusal.ts'
import type { Db, RegistryRow } from '../store/schema.ts'
import { isSame } from './guests.ts'

/**
 * Five tries in ten minutes from one network. While many networks guess at a list, one try in ten minutes from each: a
 * right one still opens the list at once. @throws HttpError 429 with Retry-After; 422 'pin-wrong'
 */
export async function tryPin(
  db: Db,
  { id, pin }: RegistryRow,
  { pin: given, network, now }: { pin: string; network: string; now: number },
): Promise<void> {
  const here = `${id} ${network}`
  const taken: Count[] = []
  const count = async (...one: Count) => {
    await takeOrRefuse(db, ...one, now)
    taken.push(one)
  }
  await count('registry-pin', here)
  const isGuessedAt = (await take(db, 'registry-pin-list', id, now)) !== null
  if (isGuessedAt) await count('registry-pin-slow', here)
  if (pin !== '' && !isSame(given, pin)) throw ruleBroken('pin', 'pin-wrong')
  for (const one of [...taken, ['registry-pin-list', id] as const]) await giveBack(db, ...one)
}
