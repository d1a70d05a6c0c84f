// What a file of routes gets to work with.
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify'
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

/** The application with typebox's types for its routes. */
export type MembersApp = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>

/** Adds the routes of one file to the application. */
export type Routes = (app: MembersApp, context: Context) => void | Promise<void>
