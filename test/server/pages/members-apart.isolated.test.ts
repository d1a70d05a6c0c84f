import t from 'tap'
import { lateDeadlines, nobodyForgotten } from '../../support/late-deadlines.ts'
import { everyoneIsKnown, memberApi, signedIn } from '../../support/server/member-api.ts'
import { testSite } from '../../support/site.ts'
import { sized } from '../../support/sized.ts'

lateDeadlines(t) // of places in the queue, above all: each visitor gets a page

const many = sized(600, 2000)
const pages = [
  '/',
  '/about-us',
  '/pregnancy-week-by-week/8-weeks-pregnant',
  '/a/foods-to-limit-in-pregnancy',
  '/nowhere',
  '/dashboard',
] as const
const members = ['Rosalind', 'Thandiwe'] as const
const encodings = ['identity', 'gzip', 'br', 'zstd'] as const
const decode = await (async () => {
  const { brotliDecompressSync, gunzipSync, zstdDecompressSync } = await import('node:zlib')
  const decoders = {
    br: brotliDecompressSync,
    gzip: gunzipSync,
    zstd: zstdDecompressSync,
    identity: (bytes: Buffer) => bytes,
  }
  return (encoding: unknown, bytes: Buffer) =>
    decoders[(encoding ?? 'identity') as keyof typeof decoders](bytes).toString() // one that we asked for
})()

t.test(`two members and a stranger, ${many} times at once: nobody reads of another`, async t => {
  const api = await memberApi(t, everyoneIsKnown(1))
  const { ask, lines } = await testSite(t, { env: { MEMBER_API_URL: api.url } })
  let [leaks, greeted, wrongCaching, n] = [0, 0, 0, 0]
  async function visitor(who: string | undefined) {
    for (let i = 0; i < many / 15; i++) {
      const url = pages[n % pages.length] ?? '/'
      const encoding = n % 3 ? 'identity' : (encodings[(n >> 2) % encodings.length] ?? 'identity') // compressing takes most of the time
      n++
      const cookie = who ? signedIn(who).cookie : `uid=${'u'.repeat(22)}`
      const answer = await ask({ url, headers: { cookie, 'accept-encoding': encoding } })
      const body = decode(answer.headers['content-encoding'], answer.rawPayload)
      const control = String(answer.headers['cache-control'])
      for (const name of members)
        if (name !== who && (body.includes(name) || JSON.stringify(answer.headers).includes(name))) leaks++
      if (who && body.includes(who)) greeted++
      if (
        who
          ? control !== 'private, no-store'
          : url !== '/dashboard' && url !== '/nowhere' && !control.startsWith('public')
      )
        wrongCaching++
    }
  }
  await Promise.all(Array.from({ length: 15 }, (_, i) => visitor([...members, undefined][i % 3])))
  t.ok(n >= many, `${n} visits`)
  t.equal(leaks, 0, 'leaks')
  t.equal(wrongCaching, 0, 'answers that someone else might keep')
  t.ok(greeted >= n * 0.6, `members are greeted on each page: ${greeted}`)
  t.ok(lines.filter(line => line.cache === 'hit' && line.signedIn === true).length > many * 0.15, 'from kept pages')
  t.notMatch(JSON.stringify(lines), /Rosalind|Thandiwe/)
})

t.test('but for the account, members read the same page', async t => {
  nobodyForgotten(t)
  const api = await memberApi(t, everyoneIsKnown())
  const { ask } = await testSite(t, { env: { MEMBER_API_URL: api.url } })
  const account = /<div id="account".*?<\/a><\/div>/s
  for (const url of pages.filter(url => url !== '/dashboard')) {
    const seen = new Set<string>()
    for (const who of members) {
      await ask({ url, headers: signedIn(who) }) // now the member is known
      const { body } = await ask({ url, headers: signedIn(who) })
      t.match(account.exec(body)?.[0], who, `${who} on ${url}`)
      seen.add(body.replace(account, ''))
    }
    t.equal(seen.size, 1, url)
  }
})
