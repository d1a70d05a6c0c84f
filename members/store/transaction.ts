// All or nothing.
import type { Transaction } from 'kysely'
import { isCollision } from './faults.ts'
import type { Store } from './open-store.ts'
import type { Tables } from './schema.ts'

const maxTries = 4

/**
 * Runs `work` in a transaction: what it throws takes everything back. It may run again from the start when two stood in
 * each other's way, so it touches nothing but the store. Slow things (a password's hash) belong before it.
 */
export async function transaction<T>(store: Store, work: (db: Transaction<Tables>) => Promise<T>): Promise<T> {
  for (let left = maxTries; ; left--) {
    try {
      return await store.db.transaction().execute(work)
    } catch (error) {
      if (left === 1 || !isCollision(error)) throw error
    }
  }
}
