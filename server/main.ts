// Starts the site: a primary process that keeps the others going, or one of those that serve. The rest is loaded after
// Node's compile cache is on, so that a start does not compile it again.
import cluster from 'node:cluster'
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '..')
enableCompileCache(join(folder, '.compile-cache'))
if (cluster.isPrimary) {
  const { runPrimary } = await import('./process/primary.ts')
  await runPrimary(folder)
} else {
  const { runWorker } = await import('./process/worker.ts')
  await runWorker(folder)
}
