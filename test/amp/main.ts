// npm run test:amp: the AMP twin of every page of the library under AMP's own validator. Exit code 1 when one is not
// valid.
import { openAmpValidator } from '../support/amp-validator.ts'
import { testSite } from '../support/site.ts'
import { pagesWithTwins } from '../support/twins.ts'

const closing: (() => unknown)[] = []

async function run(): Promise<number> {
  const validate = await openAmpValidator()
  const { ask } = await testSite(
    { teardown: close => closing.push(close) },
    { env: { LOG_LEVEL: 'silent', PAGE_CACHE_MB: '0' } },
  )
  const started = performance.now()
  let pages = 0
  let wrong = 0
  for (const path of [...pagesWithTwins().values()].flat()) {
    const { statusCode, payload } = await ask(`${path}/amp`)
    const problems = statusCode === 200 ? validate(payload) : [`status ${statusCode}`]
    pages++
    if (problems.length) wrong++
    for (const problem of problems) console.log(`${path}/amp: ${problem}`)
  }
  console.log(`${pages} AMP pages, ${wrong} not valid, ${((performance.now() - started) / 1000).toFixed(1)} s`)
  return wrong || pages === 0 ? 1 : 0
}

try {
  process.exitCode = await run()
} finally {
  for (const close of closing.reverse()) await close()
}
