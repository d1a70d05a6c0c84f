// All routes of the member API: a line for each file.
import type { MembersApp } from '../app.ts'
import type { Context } from '../context.ts'
import { accountRoutes } from './accounts.ts'
import { credentialRoutes } from './credentials.ts'
import { meRoutes } from './me.ts'
import { passwordResetRoutes } from './password-resets.ts'
import { sessionRoutes } from './sessions.ts'

export type Routes = (app: MembersApp, context: Context) => void | Promise<void>

export const routes: readonly Routes[] = [accountRoutes, sessionRoutes, passwordResetRoutes, credentialRoutes, meRoutes]
