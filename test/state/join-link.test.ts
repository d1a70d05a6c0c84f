// The way from a heart to joining.
import t, { type Test } from 'tap'
import { decisionOf, joinLink } from '../../state/join-link.ts'

/** A page at an address, with what its body says of experiments. */
function on(t: Test, href: string, experiments?: string) {
  t.intercept(globalThis, 'location', { value: new URL(href) as never })
  t.intercept(globalThis, 'document', { value: { body: { dataset: { experiments } } } as never })
}
const parts = (link: string) => {
  const { origin, pathname, searchParams } = new URL(link, 'https://site.test')
  return [origin, pathname, Object.fromEntries(searchParams)]
}

t.test('the page’s own query goes along, and the experiments in force on it', async t => {
  on(t, 'https://site.test/a/first-foods?utm=mail&target=%2Fold', 'abVersion:1,saveAbVersion:2')
  const fields = {
    userDecisionArea: 'save-article',
    trigger: 'heart',
    productType: 'article',
    experiments: 'abVersion:1,saveAbVersion:2',
  }
  t.same(parts(joinLink('/join', decisionOf('save-article', 'heart'))), [
    'https://site.test',
    '/join',
    { utm: 'mail', target: '/a/first-foods?utm=mail&target=%2Fold', ...fields },
  ])
})

t.test('without experiments nothing is said of them, and from another host the way back is in full', async t => {
  on(t, 'https://names.test/b/emma')
  t.same(parts(joinLink('https://site.test/join', decisionOf('save-article', 'heart'))), [
    'https://site.test',
    '/join',
    {
      target: 'https://names.test/b/emma',
      userDecisionArea: 'save-article',
      trigger: 'heart',
      productType: 'baby-name',
    },
  ])
})
