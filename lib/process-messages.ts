// Messages from a process to the one that started it.

/** The process accepts connections. */
export const listeningMessage = 'listening'

/** The start was refused, and another try would fail the same way. */
interface RefusedStart {
  /** One line for the operator. */
  refused: string
}
const refusedCode = 78

/** The operator's line in the message of a refused start; undefined for any other message. */
export const refusalOf = (message: unknown): string | undefined => (Object(message) as Partial<RefusedStart>).refused

/** Tells the parent why this start is refused, then exits with 78. @param refused one line for the operator */
export const endRefused = (refused: string): void =>
  void process.send?.({ refused } satisfies RefusedStart, undefined, undefined, () => process.exit(refusedCode))

export const portInUse = (port: number | undefined, variable: string): string =>
  `Port ${port} is in use by another program. Stop it, or choose another with ${variable}.`
