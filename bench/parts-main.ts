// npm run bench:parts: the parts of an article, in a process of their own.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { bundleServers } from './bundle.ts'

const script = await bundleServers(['parts'])
const { status } = spawnSync(process.execPath, [script('parts')], {
  cwd: join(import.meta.dirname, '..'),
  env: { ...process.env, NODE_ENV: 'production' },
  stdio: 'inherit',
})
process.exitCode = status ?? 1
