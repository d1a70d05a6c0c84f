// Values that the database gets in another form than we have them: sealed, or as a keyed hash. How is in sealing.ts.

/** A text for a sealed column; what the database gets of it is made when the statement leaves. */
export class Secret {
  readonly #text: string
  /** Of the member's key. */
  readonly slot: number
  /** With its table's name. */
  readonly column: string
  constructor(text: string, slot: number, column: string) {
    this.#text = text
    this.slot = slot
    this.column = column
  }
  /** The text itself: not for anything that writes it down. */
  reveal(): string {
    return this.#text
  }
}

/** A text that is looked for or must be unique, and that the database gets as a keyed hash. */
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
