// Proofs that need no process of their own, but those of the server and of the member API, which have `all-server` and
// `all-members`. Those of `every/pages/` share the visit that they are about.
import { inOneProcess } from './support/in-one-process.ts'

await inOneProcess('test/**/*.test.{ts,tsx}', ['test/{every,members,server}/**'])
