// What holds on every page that a visitor can reach.
import { plannedPages } from '../../content/planned-pages.ts'
import type { CrawledPage } from './crawl.ts'
import { all, inside, type Tag, textOf, withName } from './html.ts'
import { blocksOf } from './json-ld.ts'

/** What is wrong with a page; nothing is right. */
type Check = (page: CrawledPage) => unknown[]

/** Pages that search engines leave out. */
const unlisted: ReadonlySet<string> = new Set([
  '/search',
  '/join',
  '/login',
  '/logout',
  '/forgot-password',
  '/reset-password',
  '/confirm-email',
  '/undo-email-change',
  '/goodbye',
  '/b/search',
  '/b/initials',
])

const withAttribute = (root: Tag, name: string) => all(root, tag => name in tag.attributes)
/** The contents of a page's meta tags of a name or a property. */
export const meta = (root: Tag, name: string) =>
  withName(root, 'meta')
    .filter(({ attributes }) => (attributes.name ?? attributes.property) === name)
    .map(({ attributes }) => attributes.content ?? '')
/** The one address of a page; undefined when it names none. */
export const canonical = (root: Tag) =>
  withName(root, 'link').find(({ attributes }) => attributes.rel === 'canonical')?.attributes.href
const addressOf = (path: string) => `http://localhost:3000${path}`
const withoutQuery = (path: string) => path.split('?', 1)[0] ?? path
const one = <T>(found: readonly T[], fits: (value: T) => boolean, what: string) =>
  found.length === 1 && fits(found[0] as T) ? [] : [`${what}: ${JSON.stringify(found)}`]
const isLandmark = (tag: Tag) => ['main', 'article', 'section', 'aside', 'nav'].includes(tag.name)
const scripts = (root: Tag, type: string) =>
  withName(root, 'script').filter(({ attributes }) => attributes.type === type)
/** A script block that holds data and does not run. */
const isData = ({ attributes }: Tag) =>
  attributes.type === 'application/json' || attributes.type === 'application/ld+json'

function skippedLevels(root: Tag): string[] {
  const levels = withName(root, 'h1', 'h2', 'h3', 'h4', 'h5', 'h6').map(({ name }) => Number(name[1]))
  return levels.flatMap((level, i) =>
    level > (levels[i - 1] ?? 0) + 1 ? [`h${level} after h${levels[i - 1] ?? 0}`] : [],
  )
}

function notJson(text: string): string[] {
  try {
    JSON.parse(text)
  } catch (error) {
    return [String(error)]
  }
  return /[<>&\u2028\u2029]/.test(text) ? ['not escaped'] : []
}

/** What a block says it is about: its context and its type. */
const isTyped = (block: unknown) => {
  const { '@context': context, '@type': type } = Object(block) as Record<string, unknown>
  return context === 'https://schema.org' && typeof type === 'string' && type !== ''
}

/** Entries of a page's lists that no link of its content stands for, in the order of the list. */
function notShown({ path, root }: CrawledPage): string[] {
  const [main] = withName(root, 'main')
  const links = main
    ? withName(main, 'a').map(a => ({ url: new URL(a.attributes.href ?? '', addressOf(path)).href, text: textOf(a) }))
    : []
  let next = 0
  return blocksOf(root).flatMap(({ mainEntity }) =>
    (mainEntity?.itemListElement ?? []).flatMap(({ url, name }) => {
      const found = links.findIndex((link, i) => i >= next && link.url === url && link.text.trim().startsWith(name))
      if (found >= 0) next = found + 1
      return found >= 0 ? [] : [url]
    }),
  )
}

/** What must hold, in words, and how it is found out. */
export const checks: Record<string, Check> = {
  'one h1 with words': ({ root }) =>
    one(
      withName(root, 'h1').map(h1 => textOf(h1).trim()),
      text => text.length > 0,
      'h1',
    ),
  'headings step down one level at a time': ({ root }) => skippedLevels(root),
  'the language is named': ({ root }) =>
    one(
      withName(root, 'html').map(html => html.attributes.lang),
      lang => lang === 'en',
      'lang',
    ),
  'banner, main and contentinfo, each once': ({ root }) => [
    ...one(
      withName(root, 'header').filter(tag => !inside(tag, isLandmark)),
      () => true,
      'banner',
    ),
    ...one(
      withName(root, 'main').map(tag => tag.attributes.id),
      id => id === 'main',
      'main',
    ),
    ...one(
      withName(root, 'footer').filter(tag => !inside(tag, isLandmark)),
      () => true,
      'contentinfo',
    ),
  ],
  'every navigation has a name of its own': ({ root }) => {
    const names = withName(root, 'nav').map(
      ({ attributes }) => attributes['aria-label'] ?? attributes['aria-labelledby'],
    )
    return names.length > 0 && names.every(name => name) && new Set(names).size === names.length ? [] : [names]
  },
  'a title that ends or begins with the brand': ({ root }) =>
    one(
      withName(root, 'title').map(title => textOf(title)),
      text => /^Little Almanac: .|. \| Little Almanac$/.test(text),
      'title',
    ),
  'a description of 50 to 170 characters': ({ root }) =>
    one(meta(root, 'description'), text => text.length >= 50 && text.length <= 170, 'description'),
  // What was asked for in a query may lead to the page without it, or be left out of search engines and have none.
  'the canonical address is its own': ({ path, root }) => {
    const found = canonical(root)
    if (found === undefined) return path.includes('?') && meta(root, 'robots')[0] === 'noindex' ? [] : ['no canonical']
    return found === addressOf(path) || found === addressOf(withoutQuery(path)) ? [] : [`canonical: ${found}`]
  },
  'search engines may index and follow, unless it is left out': ({ path, root }) => {
    const isOut = unlisted.has(withoutQuery(path)) || plannedPages.has(path)
    return one(
      meta(root, 'robots'),
      text => (isOut || (text === 'noindex' && path.includes('?')) ? text === 'noindex' : text === 'index,follow'),
      'robots',
    )
  },
  'Open Graph says the same as the page': ({ root }) => [
    ...one(meta(root, 'og:title'), title => textOf(withName(root, 'title')[0] as Tag).includes(title), 'og:title'),
    ...one(meta(root, 'og:description'), text => text === meta(root, 'description')[0], 'og:description'),
    ...(meta(root, 'og:url')[0] === canonical(root) ? [] : ['og:url is not the canonical address']),
    ...one(meta(root, 'og:type'), type => type === 'website' || type === 'article', 'og:type'),
  ],
  'JSON-LD is JSON and names no reviewer': ({ root }) =>
    scripts(root, 'application/ld+json').flatMap(block => [
      ...notJson(textOf(block)),
      ...(textOf(block).includes('reviewedBy') ? ['reviewedBy'] : []),
    ]),
  'what search engines may index says in JSON-LD what it is': ({ root }) => {
    const blocks = blocksOf(root)
    const isOut = meta(root, 'robots')[0] === 'noindex'
    return [...(blocks.length || isOut ? [] : ['no block']), ...blocks.filter(block => !isTyped(block))]
  },
  'a list in JSON-LD is the one that stands on the page': notShown,
  'the state block is escaped JSON': ({ root }) => {
    const blocks = scripts(root, 'application/json')
    return [
      ...one(
        blocks.map(block => block.attributes.id),
        id => id === 'page-state',
        'state',
      ),
      ...blocks.flatMap(block => notJson(textOf(block))),
    ]
  },
  'ids are unique': ({ root }) => {
    const ids = withAttribute(root, 'id').map(({ attributes }) => attributes.id)
    return ids.filter((id, i) => !id || ids.indexOf(id) !== i)
  },
  'what ids refer to is there': ({ root }) => {
    const ids = new Set(withAttribute(root, 'id').map(({ attributes }) => attributes.id))
    return ['aria-labelledby', 'aria-describedby', 'aria-controls', 'for', 'popovertarget'].flatMap(name =>
      withAttribute(root, name).flatMap(
        ({ attributes }) => attributes[name]?.split(' ').filter(id => !ids.has(id)) ?? [],
      ),
    )
  },
  'no style attribute, no handler': ({ root }) =>
    all(root, tag => Object.keys(tag.attributes).some(name => name === 'style' || name.startsWith('on'))).map(
      tag => tag.attributes,
    ),
  'no inline script that would run': ({ root }) =>
    withName(root, 'script')
      .filter(script => !isData(script) && !('src' in script.attributes))
      .map(script => textOf(script)),
  'every picture has alt, width and height': ({ root }) =>
    withName(root, 'img')
      .filter(({ attributes }) => !('alt' in attributes && attributes.width && attributes.height))
      .map(img => img.attributes.src),
  'nothing but words of ours: no undefined, no [object Object], no NaN': ({ root }) =>
    textOf(root, isData).match(/\b(undefined|NaN|null)\b|\[object \w+\]/g) ?? [],
  'the body says what the contract promises': ({ root }) =>
    one(
      withName(root, 'body').map(({ attributes }) => attributes),
      body => body['data-layout'] === 'desktop' && body['data-country'] === 'US' && !('data-experiments' in body),
      'body',
    ),
  'the account area says the stage': ({ root }) =>
    one(
      withAttribute(root, 'data-stage').map(({ attributes }) => attributes['data-stage']),
      stage => stage === 'none',
      'data-stage',
    ),
  'islands are waiting': ({ root }) =>
    withName(root, 'x-island')
      .filter(({ attributes }) => attributes['data-status'] !== 'waiting')
      .map(({ attributes }) => attributes),
}
