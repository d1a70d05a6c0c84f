import { carryAtom } from '../state/tools/carry-to-profile.ts'
import { store } from './store.ts'

/** Puts what was worked out before joining into the profile. The dashboard came without it: it loads again. */
export async function carryToProfile() {
  if ((await store.set(carryAtom, false)) === 'kept' && location.pathname === '/dashboard') location.reload()
}
