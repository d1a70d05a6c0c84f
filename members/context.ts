// What a file of routes gets to work with.
import type { FastifyInstance } from 'fastify'
import type { MembersConfig } from './config.ts'
import type { Passwords } from './passwords.ts'
import type { Store } from './store/open-store.ts'

export interface Context {
  readonly config: MembersConfig
  readonly store: Store
  readonly passwords: Passwords
  /** Milliseconds since 1970. All that depends on time asks here. */
  now(): number
  /** Mail was queued (and its transaction is over): it may leave. */
  wakeMail(): void
  /** Removes what is kept of a deleted member's mail. */
  forgetMail(memberId: string): Promise<void>
}

export type MembersApp = FastifyInstance

/** Adds the routes of one file to the application. */
export type Routes = (app: MembersApp, context: Context) => void | Promise<void>
