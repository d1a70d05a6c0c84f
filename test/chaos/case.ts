// What a case of chaos is: something that breaks, and what is promised to those who have nothing to do with it.
import type { PostgresServer } from '../support/postgres.ts'
import type { Owner } from '../support/site.ts'
import type { Person } from './person.ts'
import type { ChaosSite } from './site.ts'

/** What bystanders are promised while it lasts. Afterwards all of them are promised all of it. */
export interface Promised {
  /** Public pages: 200 throughout and quick; or the line may break while nobody is there to answer. */
  pages: 'all' | 'may break'
  /**
   * `named`: the member is signed in throughout, and every write and read of theirs is answered. `away`: they may be
   * met as somebody whose account cannot be reached, and writes may be refused with 503 and Retry-After. `apart`: the
   * case itself looks at its members.
   */
  member: 'named' | 'away' | 'apart'
}

export interface Scene {
  t: Owner
  site: ChaosSite
  /** The site's database, when it is PostgreSQL. */
  postgres: PostgresServer | undefined
  /** Milliseconds that the cause lasts. */
  heldMs: number
  /** Somebody at an address of this machine, 127.0.0.x, who has cookies of their own. */
  person(address: string): Person
  /** Notes what went wrong when it does not hold. */
  check(holds: boolean, what: string): void
  /** The bystander member writes nothing while `work` runs, and nothing of theirs is under way. */
  quietly<T>(work: () => Promise<T>): Promise<T>
}

/** Ends the cause. */
export type End = () => unknown

export interface Case {
  name: string
  /** Beside what every site has; or made with what must be there before the site. */
  env?: Record<string, string> | ((t: Owner, dataDir: string) => Promise<Record<string, string>>)
  /** Open files, sockets among them, that each process may have. */
  descriptors?: number
  store?: 'sqlite' | 'postgres'
  /**
   * A small file system of its own for DATA_DIR, in megabytes. The case is left out where none can be mounted, and that
   * is said.
   */
  diskMb?: number
  promised: Promised
  heldMs: number
  /** It mostly waits: several of its kind may run at the same time. */
  several?: true
  /** Part of `npm test`, there with a shorter time. */
  shortMs?: number
  /** Breaks it. */
  breaks(scene: Scene): Promise<End> | Promise<void>
  /** When all is well again. */
  after?(scene: Scene): Promise<void>
}
