// Runs work in a database transaction.
import type { Transaction } from 'kysely'
import { isCollision } from './faults.ts'
import type { Store } from './open-store.ts'
import type { Tables } from './schema.ts'

const maxTries = 4

/**
 * Runs `work` in a transaction, which is rolled back when it throws. It may run again after a collision with another
 * transaction, so it must change nothing but the database. Do slow work (hashing a password) before it.
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
