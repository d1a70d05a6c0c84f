// What every file in `routes/` receives.
import type { FastifyInstance } from 'fastify'
import type { MembersConfig } from './config.ts'
import type { Passwords } from './passwords.ts'
import type { Store } from './store/open-store.ts'

export interface Context {
  readonly config: MembersConfig
  readonly store: Store
  readonly passwords: Passwords
  /** Milliseconds since 1970. The only clock: tests move it. */
  now(): number
  /** Tells the mail worker to send what was queued. Call it after the transaction. */
  wakeMail(): void
  /** Removes what is left outside the store of the emails of a deleted member or registry. */
  forgetMail(owner: string): Promise<void>
}

export type MembersApp = FastifyInstance

/** Adds the routes of one file to the application. */
export type Routes = (app: MembersApp, context: Context) => void | Promise<void>
