// npm run report -- [--out FILE] LOG...: the site's log as a page with tables and charts. Logs may be packed by gzip; '-'
// is the standard input. They are read as a stream: a log of any size takes the same memory.
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { reportPage } from './page.ts'
import { bytesOf, eachLine } from './read-lines.ts'
import { addLine, emptyTally } from './tally.ts'

const { values, positionals } = parseArgs({
  options: { out: { type: 'string', default: 'report.html' } },
  allowPositionals: true,
})
if (!positionals.length) {
  console.error('Which log? npm run report -- [--out report.html] LOG... (- is the standard input)')
  process.exit(1)
}
const tally = emptyTally()
try {
  for (const path of positionals) tally.unread += await eachLine(bytesOf(path), line => addLine(tally, line))
  writeFileSync(values.out, reportPage(tally, positionals))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
const megabytes = Math.round(process.resourceUsage().maxRSS / 1024)
console.log(`${values.out}: ${tally.lines.toLocaleString('en-US')} lines, with at most ${megabytes} MB of memory.`)
