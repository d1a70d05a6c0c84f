// Proofs of the server: half of the time of all that share a process.
import { inOneProcess } from './support/in-one-process.ts'

await inOneProcess('test/server/**/*.test.{ts,tsx}')
