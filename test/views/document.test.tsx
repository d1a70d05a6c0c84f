import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import t from 'tap'
import { inlineJson } from '../../views/document.tsx'
import { all, textOf, withName } from '../support/html.ts'
import { renderDocument } from '../support/render.tsx'

const dangerous = [
  '</script>',
  '</ScRiPt >',
  '<!--',
  '<script>',
  ']]>',
  '&lt;',
  '\u2028',
  '\u2029',
  '"',
  '\\',
  "'",
  '\u0000',
  '\ud800',
]

t.test('inline JSON', async t => {
  t.equal(inlineJson({ a: '</script>' }), '{"a":"\\u003c/script\\u003e"}')
  t.equal(inlineJson('\u2028&\u2029'), '"\\u2028\\u0026\\u2029"')
  for (const text of dangerous) {
    const json = inlineJson({ [text]: text })
    t.notMatch(json, /[<>&\u2028\u2029]/, `nothing can end the script: ${encodeURIComponent(text.toWellFormed())}`)
    t.same(JSON.parse(json), { [text]: text }, 'and it comes back as it was')
  }
  fc.assert(
    fc.property(fc.jsonValue(), value => {
      const json = inlineJson(value)
      return (
        !/[<>&\u2028\u2029]/.test(json) &&
        JSON.stringify(JSON.parse(json)) === JSON.stringify(JSON.parse(JSON.stringify(value)))
      )
    }),
  )
})

t.test('the state block holds only what the page may know', async t => {
  const root = renderDocument(<h1>Page</h1>, {
    input: { layout: 'mobile', country: 'other', versions: { abVersion: 2 }, query: { q: 'secret' } },
  })
  const [block] = all(root, tag => tag.attributes.id === 'page-state')
  t.same(JSON.parse(block ? textOf(block) : ''), {
    layout: 'mobile',
    country: 'other',
    signedIn: false,
    versions: { abVersion: 2 },
    speedShare: 0,
    opens: 'registration',
  })
  const within = all(root, tag => tag === block || tag.name === 'h1')
  t.equal(within[0], block, 'it comes before everything that may wake')
  t.match(withName(root, 'body')[0]?.attributes, {
    'data-layout': 'mobile',
    'data-country': 'other',
    'data-experiments': 'abVersion:2',
  })
})

t.test('the head', async t => {
  const head = { title: 'Tea & <b>', description: 'Is "this" it?', jsonLd: [{ name: '</script><script>' }] }
  const root = renderDocument(<h1>Page</h1>, { head })
  t.equal(withName(root, 'title').map(title => textOf(title))[0], 'Tea & <b> | Little Almanac')
  t.same(
    withName(root, 'link')
      .filter(({ attributes }) => attributes.rel === 'canonical')
      .map(({ attributes }) => attributes.href),
    ['https://site.test/a/page'],
  )
  const blocks = withName(root, 'script').filter(({ attributes }) => attributes.type === 'application/ld+json')
  t.same(
    blocks.map(block => JSON.parse(textOf(block))),
    head.jsonLd,
  )

  const error = renderDocument(<h1>Page</h1>, { head: { path: undefined, noindex: true } })
  t.same(
    withName(error, 'link').filter(({ attributes }) => attributes.rel === 'canonical'),
    [],
    'an error has no address',
  )
  t.ok(all(error, tag => tag.attributes.name === 'robots' && tag.attributes.content === 'noindex').length)
})

t.test('a nonce stands on scripts that run, and only on personal pages', async t => {
  const running = (nonce?: string) =>
    withName(renderDocument(<h1>Page</h1>, { nonce }), 'script').filter(
      ({ attributes }) => !attributes.type?.includes('json'),
    )
  t.same(
    running('abc').map(({ attributes }) => attributes.nonce),
    ['abc', 'abc'],
  )
  t.same(
    running().map(({ attributes }) => attributes.nonce),
    [undefined, undefined],
  )
})

t.test('inside the app only the content and the name finder', async t => {
  const root = renderDocument(<h1>Page</h1>, { input: { layout: 'in-app' } })
  t.equal(withName(root, 'main').length, 1)
  t.same(
    withName(root, 'header', 'footer', 'nav').map(({ attributes }) => attributes.class),
    ['name-finder'],
    'the app brings its own frame',
  )
  const stages = all(root, tag => 'data-stage' in tag.attributes)
  t.same(
    stages.map(({ attributes, children }) => [attributes['data-stage'], children]),
    [['none', []]],
    'an empty account area still says the stage',
  )
})

t.test('the bar of the browser has the color of the paper, by day and by night', async t => {
  const metas = withName(renderDocument(<h1>Page</h1>), 'meta').filter(
    ({ attributes: { name } }) => name === 'theme-color',
  )
  t.same(
    metas.map(({ attributes: { media } }) => media),
    ['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'],
  )
  const [day, night] = metas.map(({ attributes: { content } }) => content)
  t.match(readFileSync('views/tokens.css', 'utf8'), `--paper: light-dark(${day}, ${night});`)
})
