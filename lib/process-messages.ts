// What a process tells the one that started it.

/** Visitors may come. */
export const listeningMessage = 'listening'

/** Its start was refused, and another try would end the same way. */
interface RefusedStart {
  /** One line for the operator. */
  refused: string
}
const refusedCode = 78

/** The line of a start that was refused; undefined in any other message. */
export const refusalIn = (message: unknown): string | undefined => (Object(message) as Partial<RefusedStart>).refused

/** Ends this process when its parent has heard why. */
export const endRefused = (refused: string): void =>
  void process.send?.({ refused } satisfies RefusedStart, undefined, undefined, () => process.exit(refusedCode))

export const portInUse = (port: number | undefined, variable: string): string =>
  `Port ${port} is in use by another program. Stop it, or choose another with ${variable}.`
