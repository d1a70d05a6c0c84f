// Stands between a browser and the site and adds a few lines to the site's first script: they tell of everything that
// the browser complains about. WebKit tells its driver nothing of it. Style sheets and the first script come a little
// late, at every page: what must wait for one of them, or must not, shows.
import { createServer, request } from 'node:http'
import type { Owner } from '../support/site.ts'

const firstScript = /^\/assets\/js\/main-[^/]*\.js$/
const styleSheet = /^\/assets\/[^/]*\.css$/
const lateMs = 100
const toldTo = '/complaints'

/** Runs in the page, before the site's own first script. */
function tellAll(toldTo: string) {
  const tell = (kind: string, what: unknown) =>
    navigator.sendBeacon(toldTo, `${location.pathname}: ${kind}: ${String(what).slice(0, 300)}`)
  for (const kind of ['error', 'warn'] as const) {
    const log = console[kind]
    console[kind] = (...said: unknown[]) => {
      tell(kind, said.join(' '))
      log(...said)
    }
  }
  if (document.documentElement.dataset.look === undefined) tell('look', 'it was painted before it was known')
  addEventListener('error', ({ error, message }) => tell('thrown', error ?? message))
  addEventListener('unhandledrejection', ({ reason }) => tell('rejected', reason))
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
    tell('policy', `${violatedDirective} ${blockedURI} ${sample}`),
  )
}

/** Passes everything on to the site. @param complaints what browsers tell is added to it */
export async function startRecorder(t: Owner, port: number, site: number, complaints: string[]): Promise<void> {
  const server = createServer((asked, answer) => {
    const { method, url = '/', headers } = asked
    if (url === toldTo) {
      let told = ''
      asked.setEncoding('utf8').on('data', chunk => {
        told += chunk
      })
      return void asked.on('end', () => {
        complaints.push(told)
        answer.writeHead(204).end()
      })
    }
    const isFirstScript = firstScript.test(url)
    const isLate = isFirstScript || styleSheet.test(url)
    const through = request(
      {
        ...{ host: '127.0.0.1', port: site, method, path: url },
        headers: { ...headers, ...(isFirstScript && { 'accept-encoding': 'identity' }) },
      },
      given => {
        const { 'content-length': length, ...others } = given.headers
        if (!isLate) answer.writeHead(given.statusCode ?? 502, given.headers)
        else answer.writeHead(given.statusCode ?? 502, { ...others, 'cache-control': 'no-store' })
        if (isFirstScript) answer.write(`(${tellAll})(${JSON.stringify(toldTo)});\n`)
        setTimeout(() => given.pipe(answer), isLate ? lateMs : 0)
      },
    )
    through.on('error', () => answer.destroy())
    asked.on('error', () => through.destroy())
    asked.pipe(through)
  })
  await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve))
  t.teardown(() => {
    server.closeAllConnections()
    server.close()
  })
}
