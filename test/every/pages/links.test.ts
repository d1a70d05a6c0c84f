// No link of the site leads nowhere, and everything a page asks for is there.
import t from 'tap'
import { plannedPages } from '../../../content/planned-pages.ts'
import { table } from '../../../routes/table.ts'
import { all, parseHtml, type Tag, textOf, withName } from '../../support/html.ts'
import { meta } from '../../support/page-checks.ts'
import { sized } from '../../support/sized.ts'
import { pages, refused, site } from '../../support/visit.ts'

/** What a head names that is a page of its own. */
const toPages: ReadonlySet<string> = new Set(['canonical', 'amphtml', 'alternate', 'prev', 'next'])
const linked = (root: Tag, wanted: (rel: string) => boolean) =>
  withName(root, 'link')
    .filter(({ attributes }) => wanted(attributes.rel ?? ''))
    .flatMap(({ attributes }) => attributes.href ?? [])

t.test('links and files', async t => {
  const list = [...pages.values()]
  // A member's own page leads those who are signed out to the way in.
  const toLogin = refused.filter(refusal => /^\/(dashboard|saved-articles|settings|manage) \(303\)/.test(refusal))
  for (const [, path = ''] of toLogin.map(refusal => /^(\S+)/.exec(refusal) ?? []))
    t.equal((await site.ask(path)).headers.location, `/login?target=${encodeURIComponent(path)}`)
  t.same(
    refused.filter(refusal => !toLogin.includes(refusal)),
    [],
    'every internal link answers 200, or 301 to 200',
  )

  for (const [path, title] of plannedPages) {
    const { statusCode, body } = await site.ask(path)
    const root = parseHtml(body)
    const titles = withName(root, 'title').map(found => textOf(found))
    t.same(
      [statusCode, titles],
      [200, [`${title}: still being written | Little Almanac`]],
      `${path} is still being written`,
    )
    t.same(meta(root, 'robots'), ['noindex'], path)
  }
  const unwritten = list.filter(({ root }) =>
    withName(root, 'title').some(title => /: still being written/.test(textOf(title))),
  )
  t.same(
    unwritten.map(({ path }) => path).filter(path => !plannedPages.has(path)),
    [],
    'no page says so that is not on the list',
  )
  t.same(
    [...plannedPages.keys()].filter(path => !pages.has(path)),
    [],
    'nor is one on the list to which nothing leads',
  )

  const unvisited = table.filter(({ handle }) => handle.for === 'public' && handle.examples.length === 0)
  t.same(
    unvisited.map(({ path }) => path),
    [],
    'every public page has an example',
  )

  const idsOf = new Map(
    list.map(({ path, root }) => [path, new Set(all(root, () => true).map(({ attributes }) => attributes.id))]),
  )
  const lost = list.flatMap(({ path, links }) =>
    links
      .map(link => new URL(link, `http://localhost:3000${path}`))
      .filter(({ hash, pathname }) => {
        return (
          hash && !plannedPages.has(pathname) && idsOf.get(pathname)?.has(decodeURIComponent(hash.slice(1))) === false
        )
      })
      .map(({ pathname, hash }) => `${path} -> ${pathname}${hash}`),
  )
  t.same(lost, [], 'every link to a part of a page finds it')

  const respelled = list
    .filter(({ path }) => path !== '/' && !path.includes('?') && !plannedPages.has(path))
    .map(({ path }) => (path.endsWith('/') ? path.slice(0, -1) : `${path}/`))
  for (const spelling of respelled) {
    const { statusCode, headers } = await site.ask(`${spelling}?a=1`)
    const own = spelling.endsWith('/') ? spelling.slice(0, -1) : `${spelling}/`
    t.same([statusCode, headers.location], [301, `${own}?a=1`], `${spelling} leads to the spelling that is served`)
  }

  const files = new Set(
    list.flatMap(({ root }) => [
      ...withName(root, 'img', 'script', 'source').flatMap(({ attributes }) => attributes.src ?? []),
      ...linked(root, rel => !toPages.has(rel)),
    ]),
  )
  const wellKnown = ['/favicon.ico', '/manifest.webmanifest']
  t.same(
    [...files].filter(file => !file.startsWith('/assets/') && !wellKnown.includes(file)),
    [],
    'pages ask only for files of the build',
  )
  const others = new Set(
    list
      .flatMap(({ root }) => linked(root, rel => toPages.has(rel)))
      .map(href => href.replace('http://localhost:3000', '')),
  )
  for (const path of sized([...others].slice(0, 60), [...others]))
    t.equal((await site.ask(path)).statusCode, 200, `${path}, named in a head`)

  const queue = [...files]
  const bad: string[] = []
  const foreign: string[] = []
  for (const file of queue) {
    const { statusCode, headers, body } = await site.ask(file)
    if (statusCode === 302 && headers.location) queue.push(headers.location)
    else if (statusCode !== 200) bad.push(`${file} (${statusCode})`)
    else if (!wellKnown.includes(file) && headers['cache-control'] !== 'public, max-age=31536000, immutable')
      bad.push(`${file} is not immutable`)
    for (const [, address = ''] of file.endsWith('.css') ? body.matchAll(/url\(["']?([^"')]+)/g) : []) {
      if (address.startsWith('data:')) continue
      if (address.startsWith('/assets/')) queue.push(address)
      else foreign.push(address)
    }
  }
  t.same(bad, [], `all ${queue.length} files answer 200`)
  t.same(foreign, [], 'the style sheet asks for nothing elsewhere')

  const external = list.flatMap(({ path, root }) =>
    withName(root, 'a')
      .map(({ attributes }) => attributes.href ?? '')
      .filter(href => !/^[/?#]/.test(href) && !/^(https:\/\/[\w.-]+(\/|$)|tel:\+?[\d-]+$|sms:\d+$|mailto:)/.test(href))
      .map(href => `${path} -> ${href}`),
  )
  t.same(external, [], 'links elsewhere are https, telephone or mail')
})
