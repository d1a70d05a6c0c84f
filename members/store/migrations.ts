// All migrations, one list for SQLite and PostgreSQL; kysely runs them in the order of their names. A released
// migration is never changed.
import type { Migration } from 'kysely/migration'
import type { KeyFile } from './key-file.ts'
import { accounts } from './migrations/accounts.ts'
import { afterLoss } from './migrations/after-loss.ts'
import { belongings } from './migrations/belongings.ts'
import { keysOf } from './migrations/keys.ts'
import { matchShortCodes } from './migrations/match-short-codes.ts'
import { matches } from './migrations/matches.ts'
import { members } from './migrations/members.ts'
import { profiles } from './migrations/profiles.ts'
import { registries } from './migrations/registries.ts'
import { registryGivers } from './migrations/registry-givers.ts'
import { registryPasses } from './migrations/registry-passes.ts'
import { security } from './migrations/security.ts'
import { sweepstakes } from './migrations/sweepstakes.ts'

export const migrationsFor = (keys: KeyFile, kind: 'sqlite' | 'postgres'): Record<string, Migration> => ({
  '2026-11-21-1-members': members,
  '2026-11-21-2-profiles': profiles,
  '2026-11-21-3-belongings': belongings,
  '2026-11-21-4-matches': matches,
  '2026-11-22-1-after-loss': afterLoss,
  '2026-11-22-2-accounts': accounts,
  '2026-11-22-3-security': security,
  '2026-11-22-4-keys': keysOf(keys, kind),
  '2026-11-23-1-match-short-codes': matchShortCodes,
  '2026-11-23-2-sweepstakes': sweepstakes,
  '2026-11-24-1-registries': registries,
  '2026-11-24-2-registry-passes': registryPasses,
  '2026-11-26-1-registry-givers': registryGivers,
})
