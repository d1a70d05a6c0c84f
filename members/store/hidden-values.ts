// Values that are encrypted or hashed on their way into the database (`sealing.ts`). Classes, so that no plain text
// can take their place in a query by mistake.

/** A text for a sealed column; it is encrypted when its statement is executed. */
export class Secret {
  readonly #text: string
  /** Slot of the member's key in the key file. */
  readonly slot: number
  /** Table and column: 'children.first_name'. */
  readonly column: string
  constructor(text: string, slot: number, column: string) {
    this.#text = text
    this.slot = slot
    this.column = column
  }
  /** The plain text, only for encrypting it: a private field keeps it out of logs. */
  reveal(): string {
    return this.#text
  }
}

/** A text that is searched for or must be unique; the database gets a keyed hash of it. */
export class Hashed {
  readonly #text: string
  constructor(text: string) {
    this.#text = text
  }
  /** As above. */
  reveal(): string {
    return this.#text
  }
}
