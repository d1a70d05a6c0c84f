// Shared by the command-line tools of the member API: an error for the operator is one line, with exit code 1.
import { ConfigError } from '../lib/environment.ts'
import { HttpError } from '../lib/http-error.ts'
import { StoreError } from './store/open-store.ts'

/** A command was called wrongly or cannot do what was asked. The message is for the operator. */
export class UsageError extends Error {
  code = 'USAGE'
}

const isOperatorError = (error: unknown) =>
  error instanceof UsageError ||
  error instanceof HttpError ||
  error instanceof ConfigError ||
  error instanceof StoreError ||
  String(Object(error).code).startsWith('ERR_PARSE_ARGS')

/** Runs a command; an error that the operator can mend is printed without its stack. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  await command().catch(error => {
    console.error(isOperatorError(error) ? Object(error).message : error)
    process.exitCode = 1
  })
}

/** For commands that work on the SQLite file. @throws UsageError when the store is PostgreSQL */
export function requireEmbedded(databaseUrl: string | undefined): void {
  if (databaseUrl === undefined) return
  throw new UsageError(
    'Members are kept in PostgreSQL (DATABASE_URL): pg_dump and pg_restore serve there, with a copy of DATA_DIR/member-keys. See docs/operations.md.',
  )
}
