// A log that nobody reads does not fill the memory.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import t from 'tap'

const script = `
  import { createLogger } from './server/logger.ts'
  import { register } from 'prom-client'
  import { countLostLine } from './server/metrics.ts'
  const { logger } = createLogger({ logLevel: 'info', mode: 'production' }, countLostLine)
  for (let i = 0; i < 4000; i++) logger.info('x'.repeat(10_000))
  const [, lost] = /^log_lines_lost_total (\\d+)$/m.exec(await register.metrics())
  process.stderr.write(JSON.stringify({ lost: Number(lost), mb: process.memoryUsage().rss / 2 ** 20 }))
  process.kill(process.pid, 'SIGKILL') // its end would wait for a reader
`

t.test('40 MB of lines that nobody takes: some are given up, and counted', async t => {
  const root = new URL('../../', import.meta.url).pathname
  const child = spawn(
    process.execPath,
    ['--import=./test/support/loader.mjs', '--input-type=module', '--eval', script],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let told = ''
  child.stderr.on('data', chunk => {
    told += chunk
  })
  await once(child.stderr, 'end')
  const { lost, mb } = JSON.parse(told)
  t.ok(lost > 2000 && lost < 3000, `${lost} of 4,000 were lost`)
  t.ok(mb < 200, `${mb.toFixed(0)} MB`)
})
