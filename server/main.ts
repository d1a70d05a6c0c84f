// Starts the site. The rest is loaded after Node's compile cache is on, so that a start does not compile it again.
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

enableCompileCache(join(import.meta.dirname, '../.compile-cache'))
const { start } = await import('./start.ts')
await start(join(import.meta.dirname, '..'))
