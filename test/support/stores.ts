// Both stores of the member API: one suite runs on a fresh SQLite file and on a fresh database of a real PostgreSQL.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import t, { type Test } from 'tap'
import { openStore, type Store, type StorePlace } from '../../members/store/open-store.ts'
import { type PostgresServer, startPostgres } from './postgres.ts'
import type { Owner } from './site.ts'
import { sized } from './sized.ts'

export const storeKinds = ['sqlite', 'postgres'] as const

export type StoreKind = (typeof storeKinds)[number]

let server: Promise<PostgresServer> | undefined

/** The test file's own PostgreSQL, started when it is first needed. */
export function postgresServer(): Promise<PostgresServer> {
  if (!server) {
    server = startPostgres()
    t.teardown(async () => (await server)?.remove())
  }
  return server
}

/** A place for a store that nothing was written to. Its folder goes with the test. */
export async function freshPlace(t: Owner, kind: StoreKind): Promise<StorePlace> {
  const dataDir = mkdtempSync(join(tmpdir(), 'almanac-members-'))
  t.teardown(() => rmSync(dataDir, { recursive: true, force: true }))
  return { dataDir, databaseUrl: kind === 'postgres' ? await (await postgresServer()).createDatabase() : undefined }
}

/** An open store that closes with the test. */
export async function openTestStore(t: Owner, place: StorePlace): Promise<Store> {
  const store = await openStore(place)
  t.teardown(() => store.close())
  return store
}

type OnStore = (t: Test, place: StorePlace, kind: StoreKind) => Promise<void>

function onStores(kinds: readonly StoreKind[], name: string, body: OnStore) {
  for (const kind of kinds) t.test(`${name} (${kind})`, async t => body(t, await freshPlace(t, kind), kind))
}

/** Runs a test on each store, with a fresh place: what asks the database for more than rows by their key. */
export const onBothStores = (name: string, body: OnStore) => onStores(storeKinds, name, body)

/** Runs a test on the default store, and in full on both. */
export const onStore = (name: string, body: OnStore) =>
  onStores(sized<readonly StoreKind[]>(['sqlite'], storeKinds), name, body)
