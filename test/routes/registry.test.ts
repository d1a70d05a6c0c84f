// The page about the registry as the site serves it.
import t from 'tap'
import { quietCookie } from '../../domain/sensitive.ts'
import { hurts } from '../support/after-loss.ts'
import { parseHtml, textOf, withName } from '../support/html.ts'
import { meta } from '../support/page-checks.ts'
import { testSite } from '../support/site.ts'

const site = await testSite(t, { folder: 'dist-test' })
const ask = (url: string, cookie = '') => site.ask({ url, headers: cookie ? { cookie } : {} })
const title = (body: string) => withName(parseHtml(body), 'h1').map(h1 => textOf(h1))

t.test('one for everyone, kept, found by search engines', async t => {
  const { statusCode, headers, body } = await ask('/registry')
  t.equal(statusCode, 200)
  t.notMatch(headers['cache-control'], /no-store/)
  t.same(title(body), ['Registry'])
  t.same(meta(parseHtml(body), 'robots'), ['index,follow'])
  t.match(body, /id="compareRegistryTable"/)
  t.match(body, /registry-about[^"]*\.css/, 'with a style sheet of its own')
})

t.test('after a loss a quiet view, and all of it for whoever asks', async t => {
  const cookie = `uid=${'u'.repeat(22)}; ${quietCookie}=1`
  const quiet = await ask('/registry', cookie)
  t.same(hurts(parseHtml(quiet.body), null), [])
  t.same(title(quiet.body), ['Lists are closed for now'])
  t.notMatch(quiet.body, /\/manage\/add/, 'no checklist')
  const [shown] = withName(parseHtml(quiet.body), 'a').flatMap(({ attributes }) =>
    attributes.href?.includes('show=all') ? attributes.href : [],
  )
  const opened = await ask(shown ?? '/nowhere', cookie)
  t.same(title(opened.body), ['Registry'])
  t.match(opened.body, /\/manage\/add/)
})
