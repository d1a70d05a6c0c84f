// Imported before the application, in a site that is a process of its own.
import { beginLate } from './late-deadlines.ts'

globalThis.setTimeout = Object.assign(beginLate, setTimeout) // and its form for promises
