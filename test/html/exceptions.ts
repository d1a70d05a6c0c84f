// Standard features that the checker does not know yet. Nothing else is excepted; a row that no page needs any more is
// a fault.
import type { Message } from './checker.ts'

interface Exception {
  /** The checker's whole message. */
  message: string
  /** Where the standard says that it is right. */
  standard: string
}

const exceptions: readonly Exception[] = [
  {
    message: 'Attribute “pathLength” not allowed on element “circle” at this point.',
    standard: 'https://www.w3.org/TR/SVG2/paths.html#PathLengthAttribute',
  },
]

/** Whether a message is about a standard feature that the checker has yet to learn. */
export const isKnown = ({ message }: Message) => exceptions.some(exception => exception.message === message)

/** Messages of the table that do not come any more. */
export const unusedExceptions = (messages: readonly Message[]) =>
  exceptions.map(({ message }) => message).filter(text => !messages.some(({ message }) => message === text))
