// AMP twins of each kind of page under AMP's own validator. All of them: npm run test:amp.
import t from 'tap'
import { openAmpValidator } from '../support/amp-validator.ts'
import { testSite } from '../support/site.ts'
import { pagesWithTwins } from '../support/twins.ts'

/** Pages with a part that few others have: a table, a commission, one country, a loss, vaccines, products by name. */
const special = [
  '/a/best-baby-deals',
  '/a/after-an-early-miscarriage',
  '/topics/pregnancy-miscarriage-pregnancy-loss',
  '/pregnancy-week-by-week/2-weeks-pregnant',
  '/baby-month-by-month/2-month-old-baby',
  '/LGBTQ',
]

t.test('a sample of each kind is valid AMP', { timeout: 300_000 }, async t => {
  const validate = await openAmpValidator()
  const { ask } = await testSite(t)
  const kinds = pagesWithTwins()
  t.same([...kinds.keys()].sort(), ['article', 'award', 'month', 'news', 'other', 'review', 'topic', 'week'])
  const sample = [...kinds.values()].flatMap(paths =>
    [0, 0.5, 1].map(at => paths[Math.floor(at * (paths.length - 1))] ?? ''),
  )
  for (const path of new Set([...sample, ...special])) {
    const { statusCode, payload } = await ask(`${path}/amp`)
    t.equal(statusCode, 200, path)
    t.same(validate(payload), [], path)
  }
})

t.test('a broken twin is found', { timeout: 300_000 }, async t => {
  const validate = await openAmpValidator()
  const { ask } = await testSite(t)
  const { payload } = await ask('/a/foods-to-limit-in-pregnancy/amp')
  t.same(validate(payload), [])
  const broken: [what: string, html: string][] = [
    [
      'a picture without its size',
      payload.replace('</main>', '<amp-img src="/x.svg" alt="" layout="responsive"></amp-img></main>'),
    ],
    ['a script of ours', payload.replace('</body>', '<script src="/assets/js/main.js"></script></body>')],
    ['an inline handler', payload.replace('<main ', '<main onclick="go()" ')],
    [
      'a sheet that is too long',
      payload.replace('<style amp-custom>', `<style amp-custom>.x{color:red}${'/*   */'.repeat(11_000)}`),
    ],
    ['!important', payload.replace('<style amp-custom>', '<style amp-custom>.x{color:red !important}')],
    ['no canonical page', payload.replace(/<link rel="canonical"[^>]*>/, '')],
    ['no runtime', payload.replace('<script async src="https://cdn.ampproject.org/v0.js"></script>', '')],
  ]
  for (const [what, html] of broken) {
    t.not(html, payload, what)
    t.ok(validate(html).length > 0, what)
  }
  t.ok(validate((await ask('/a/foods-to-limit-in-pregnancy')).payload).length > 0, 'the page itself is no AMP')
})
