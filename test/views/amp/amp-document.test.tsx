import { renderToStaticMarkup } from 'react-dom/server'
import t from 'tap'
import { type AmpProviders, outsideProviders } from '../../../content/site.ts'
import { ampPolicy } from '../../../server/pages/amp.ts'
import { ampBody, ampDocument } from '../../../views/amp/amp-document.tsx'
import type { PageContext } from '../../../views/page.tsx'
import { openAmpValidator } from '../../support/amp-validator.ts'

const off = outsideProviders.amp
const origin = 'https://site.test'
const context: PageContext = {
  site: 'main',
  path: '/a/page/amp',
  query: {},
  layout: 'mobile',
  country: 'US',
  signedIn: false,
  versions: {},
  build: {
    asset: (name: string) => `/assets/${name}`,
    cardAt: () => undefined,
    origins: { main: origin, names: origin, registry: origin },
  },
  href: (path: string) => path,
  nextIsland: () => '',
  renderPart: () => '',
}
const head = { title: 'A title', description: 'A description.', path: '/a/page' }
const headHtml = `<title>A title</title><link rel="canonical" href="${origin}/a/page">`
const on: AmpProviders = {
  tracking: 'https://count.example/t',
  audience: 'https://count.example/a',
  traffic: 'https://count.example/f',
  ads: { type: 'doubleclick', account: '/1234' },
}

function twin(providers: AmpProviders, sensitive = false): string {
  const page = {
    head,
    body: <h1>A title</h1>,
    ads: sensitive ? null : ({ kind: 'article', category: 'pregnancy' } as const),
    sensitive,
  }
  const bodyHtml = renderToStaticMarkup(ampBody(page, context, providers))
  return ampDocument(page, context, { headHtml, bodyHtml, css: 'p{margin:0}', providers })
}

t.test('nobody counts and nobody advertises but ourselves, until an operator says so', async t => {
  t.same(off, { tracking: null, audience: null, traffic: null, ads: null })
  const html = twin(off)
  t.notMatch(html, /amp-analytics|amp-consent|amp-ad[^v]/)
  t.same(html.match(/data-ad-pos="\w+"/g), ['data-ad-pos="728top"', 'data-ad-pos="300bottom"'])
  t.match(html, 'data-ad-unit="little-almanac/article/pregnancy"')
  t.match(html, 'data-ad-size="320x50"')
})

t.test('a service that is on is told of the page, and never of a person', async t => {
  const html = twin(on)
  const configs = [...html.matchAll(/<amp-analytics[^>]*><script type="application\/json">(.*?)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json),
  )
  t.equal(configs.length, 3)
  t.equal(configs[0].requests.view, `https://count.example/t?event=view&page=\${canonicalPath}&title=\${title}`)
  t.same(Object.keys(configs[0].triggers), ['view', 'shop'])
  const [, audience, traffic] = configs
  t.equal(
    audience.requests.stayed,
    `https://count.example/a?event=stayed&page=\${canonicalPath}&seconds=\${totalEngagedTime}`,
  )
  t.match(audience.triggers, { stayed: { on: 'timer', timerSpec: { interval: 15 }, request: 'stayed' } })
  t.equal(traffic.requests.view, `https://count.example/f?event=view&page=\${canonicalPath}&from=\${externalReferrer}`)
  t.match(traffic.triggers, { view: { on: 'visible', request: 'view' } })
  for (const { transport } of configs) t.same(transport, { beacon: true, xhrpost: false, image: true })
  t.notMatch(JSON.stringify(configs), /clientId|cookie|stage|member|userAgent/i)
  t.match(html, /custom-element="amp-analytics"/)
  t.equal(
    html.match(
      /<amp-ad width="320" height="50" type="doubleclick" data-slot="\/1234\/little-almanac\/article\/pregnancy" data-block-on-consent="">/g,
    )?.length,
    2,
  )
  t.match(html, /custom-element="amp-ad"/)
  const validate = await openAmpValidator()
  t.same(validate(html), [])
  for (const alone of [{ traffic: on.traffic }, { audience: on.audience }, { tracking: on.tracking }, { ads: on.ads }])
    t.same(validate(twin({ ...off, ...alone })), [], `${Object.keys(alone)} alone`)
})

t.test('nothing of theirs is loaded before the visitor has said yes', async t => {
  for (const html of [twin(on), twin({ ...off, tracking: on.tracking }), twin({ ...off, ads: on.ads })]) {
    t.match(html, /custom-element="amp-consent"/)
    t.match(
      html,
      '<amp-consent id="consent" layout="nodisplay"><script type="application/json">{"consentInstanceId":"privacy-choices","consentRequired":"remote","checkConsentHref":"/api/amp-consent"}</script>',
    )
    for (const [tag] of html.matchAll(/<amp-(?:ad|analytics) [^>]*>/g)) t.match(tag, ' data-block-on-consent=""')
  }
})

t.test('beside a loss nobody counts, whatever is on', async t => {
  t.notMatch(twin(on, true), /amp-analytics|amp-consent|amp-ad|Advertisement|Find a Different Registry/)
  t.match(twin(on), 'Find a Different Registry')
})

t.test('the content policy lets in what is on, and no more', async t => {
  const origins = { main: origin, names: 'https://names.test', registry: origin }
  const closed = ampPolicy({ origins }, off)
  t.notMatch(closed, /count\.example|frame-src/)
  t.match(closed, `form-action 'self' ${origin} https://names.test;`)
  const open = ampPolicy({ origins }, on)
  t.match(open, "connect-src 'self' https://cdn.ampproject.org https://count.example")
  t.match(open, 'frame-src https://*.ampproject.net')
})
