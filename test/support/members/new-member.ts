// Members made in the store, without the API.
import { createMember } from '../../../members/accounts.ts'
import type { Store } from '../../../members/store/open-store.ts'

export const account = (name: string) => ({ email: `${name}@example.com`, passwordHash: 'none', firstName: name })
export const now = Date.parse('2026-11-21T12:00:00Z')

/** A member of that name. @throws when there was one */
export async function make({ db, keys }: Pick<Store, 'db' | 'keys'>, name: string) {
  const made = await createMember(db, keys, account(name), now)
  if (!made) throw new Error(`${name} was there`)
  return made
}
