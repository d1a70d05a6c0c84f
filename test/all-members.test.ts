// Proofs of the member API share one PostgreSQL too. Those that kill it, or look into all of its files, are `.isolated`.
import { inOneProcess } from './support/in-one-process.ts'

await inOneProcess('test/members/**/*.test.ts')
