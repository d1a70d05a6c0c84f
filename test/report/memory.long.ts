// A log of a gigabyte is read without holding it in memory.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import t from 'tap'
import { madeLog } from '../support/made-log.ts'

const root = join(import.meta.dirname, '../..')
const gigabyte = 1e9
const most = 300 // MB, of which an empty run takes 90

t.test('1 GB', { timeout: 600_000 }, async t => {
  const out = join(t.testdir(), 'report.html')
  const report = spawn(process.execPath, ['report/main.ts', '--out', out, '-'], {
    cwd: root,
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  let told = ''
  report.stdout.on('data', text => {
    told += text
  })
  const ended = once(report, 'exit')
  const piece = Buffer.from([...madeLog(50_000)].join(''))
  let sent = 0
  for (; sent < gigabyte; sent += piece.length) if (!report.stdin.write(piece)) await once(report.stdin, 'drain')
  report.stdin.end()
  t.same(await ended, [0, null])
  const [, lines = '', megabytes] = /([\d,]+) lines, with at most (\d+) MB/.exec(told) ?? []
  t.equal(Number(lines.replaceAll(',', '')), (sent / piece.length) * 50_000)
  t.ok(Number(megabytes) < most, `${megabytes} MB of ${most} for ${sent} bytes`)
})
