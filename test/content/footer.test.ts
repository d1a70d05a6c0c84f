import t from 'tap'
import { type Footer, footerFor } from '../../content/footer.ts'
import { mayOffer } from '../../content/may-offer.ts'
import { brands, forum, links, site, social, stores } from '../../content/site.ts'

const linksOf = (footer: Footer) => [
  ...footer.brands,
  ...footer.shortcuts,
  ...footer.groups.flatMap(group => group.links),
  ...footer.stores,
]
const addresses = (footer: Footer) => linksOf(footer).map(({ href }) => href)

t.test('the specification’s links are there', async t => {
  const there = addresses(footerFor('US'))
  for (const path of [
    '/mobile-apps',
    '/about-us',
    '/sweepstakes',
    '/privacy-policy/',
    '/partners',
    '/a/editorial-and-medical-review-process',
    '/registry#compareRegistryTable',
  ])
    t.ok(there.includes(path), path)
  const { amazonRegistry, ...elsewhere } = links
  for (const [name, address] of Object.entries({ ...elsewhere, ...stores })) t.ok(there.includes(address), name)
  t.notOk(there.includes(amazonRegistry), 'the other registry has its own place')
  t.same(
    social.map(({ name }) => name),
    ['Facebook', 'TikTok', 'Instagram', 'Pinterest', 'YouTube', 'Twitter'],
  )
  t.ok(
    footerFor('US').brands.some(({ name, about }) => name === site.sister.name && /wedding/i.test(about)),
    'the sister wedding site',
  )
})

t.test('no address stands there twice', async t => {
  const there = addresses(footerFor('US'))
  t.same(
    there.filter((address, i) => there.indexOf(address) !== i),
    [],
  )
})

t.test('sweepstakes are for the US only', async t => {
  const [us, other] = [footerFor('US'), footerFor('other')]
  t.same(
    addresses(us).filter(address => !addresses(other).includes(address)),
    ['/sweepstakes'],
  )
  t.same(
    addresses(other).filter(address => !addresses(us).includes(address)),
    [],
  )
})

t.test('a page about loss promotes nothing', async t => {
  const left = addresses(footerFor('US', true))
  t.same(
    left.filter(address => !mayOffer(address, true)),
    [],
  )
  t.notMatch(left.join(), /baby|week|month|tools|registry|sweepstakes|apps|news/)
  t.ok(left.includes('/topics/pregnancy-miscarriage-pregnancy-loss'), 'and still leads to the others about loss')
})

t.test('what is not set yet leads to nobody', async t => {
  const { amazonRegistry, ...own } = links
  t.equal(amazonRegistry, 'https://www.amazon.com/baby-reg')
  const set = [
    ...Object.values(own),
    ...Object.values(stores),
    forum,
    ...[...social, ...brands].map(({ href }) => href),
  ]
  for (const address of set)
    t.match(new URL(address), { protocol: 'https:', hostname: /(^|\.)littlealmanac\.example$/ }, address)
  t.notMatch(forum, /\/$/, 'categories are added with their slash')
})
