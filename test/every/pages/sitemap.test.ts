// The sitemap lists what exists and may be listed, and nothing else.
import t from 'tap'
import { examples } from '../../support/crawl.ts'
import { parseHtml, withName } from '../../support/html.ts'
import { meta } from '../../support/page-checks.ts'
import { pages, site } from '../../support/visit.ts'
import { parseXml, texts } from '../../support/xml.ts'

const origin = 'http://localhost:3000'
const most = 120 // pages that are looked at of a kind; of larger ones every so many

t.test('the sitemap', async t => {
  const paths = async (file: string) =>
    texts(parseXml((await site.ask(file)).body), 'loc').map(address => address.slice(origin.length))
  const files = await Promise.all((await paths('/sitemap.xml')).map(paths))
  const listed = new Set(files.flat())
  t.equal(listed.size, files.flat().length, 'each page once')

  async function rootOf(path: string) {
    const { statusCode, body } = await site.ask(path)
    return statusCode === 200 && parseHtml(body)
  }
  /** Whether a page answers, wants to be listed, and by this address. */
  async function mayBeListed(path: string) {
    const root = pages.get(path)?.root ?? (await rootOf(path))
    if (!root) return false
    const canonical = withName(root, 'link').find(({ attributes }) => attributes.rel === 'canonical')?.attributes.href
    return meta(root, 'robots')[0] === 'index,follow' && canonical === origin + path
  }
  const wrong: string[] = []
  for (const file of files) {
    const step = Math.ceil(file.length / most)
    for (const path of file.filter((_, i) => i % step === 0)) if (!(await mayBeListed(path))) wrong.push(path)
  }
  t.same(wrong, [], 'what is listed answers 200 and says index,follow, by its one address')

  const lost: string[] = []
  for (const path of examples)
    if (!path.includes('?') && !listed.has(path) && (await mayBeListed(path))) lost.push(path)
  t.same(lost, [], 'every example that may be listed is in it')
  t.same(
    [...listed].filter(path => path.includes('?')),
    [],
    'no page a second time by a query',
  )
})
