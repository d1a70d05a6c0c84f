// The head of every page: who sees what of it.
import t from 'tap'
import { mainMenu } from '../../content/navigation.ts'
import { calendarDate } from '../../domain/dates.ts'
import { Account } from '../../views/layout/account.tsx'
import { SiteHeader } from '../../views/layout/header.tsx'
import { all, inside, type Tag, textOf, withName } from '../support/html.ts'
import { aMember, aPregnancy } from '../support/member-entity.ts'
import { type DocumentOptions, render, renderDocument } from '../support/render.tsx'

const is = (name: string) => (tag: Tag) => (tag.attributes.class ?? '').split(' ').includes(name)
const withClass = (root: Tag, name: string) => all(root, is(name))
// A missing one throws where it is read
const byId = (root: Tag, id: string) => all(root, tag => tag.attributes.id === id)[0] as Tag
const named = (root: Tag, label: string) => all(root, tag => tag.attributes['aria-label'] === label)
const words = (tag: Tag) => textOf(tag).replace(/\s+/g, ' ').trim()
const hrefs = (root: Tag) => withName(root, 'a').map(({ attributes }) => attributes.href ?? '')

const page = (options?: DocumentOptions) => renderDocument(<h1>Page</h1>, options)
const header = (options?: DocumentOptions) => withName(page(options), 'header')[0] as Tag

t.test('signed out', async t => {
  const root = header()
  const [menu] = named(root, 'Menu')
  t.match(menu?.attributes, { type: 'button', popovertarget: 'menu' })
  t.equal(byId(root, 'menu').attributes.popover, 'auto')
  const [name] = withClass(root, 'site-name')
  t.match([name?.attributes.href, name && words(name)], ['/', 'Little Almanac'])
  const [search] = withClass(root, 'search-open')
  t.match(search, { name: 'form', attributes: { action: '/search' } }, 'without script the search is a page')
  t.ok(search && all(search, tag => tag.attributes.name === 'targetUrl').length, 'that knows where it began')
  t.equal(search && named(search, 'Search')[0]?.attributes.type, 'submit')
  t.equal(named(root, 'Dashboard')[0]?.attributes.href, '/dashboard')
  t.same(withName(byId(root, 'account'), 'a').map(words), ['Join', 'Log In'])
  t.same(hrefs(byId(root, 'account')), ['/join', '/login'])
  t.same(named(root, 'Account'), [])
  const tip = byId(root, 'dashboard-tip')
  t.ok(hrefs(tip).includes('/join'), 'the tooltip invites')
  t.same(withName(tip, 'button').map(words), ['Got It'])
})

const today = calendarDate('2026-11-21')

t.test('signed in', async t => {
  const emma = aMember({ first_name: 'emma', pregnancy: aPregnancy('2027-01-05') })
  const root = render(<SiteHeader account={<Account member={emma} today={today} />} />, { signedIn: true })
  t.equal(named(root, 'Account')[0]?.attributes.popovertarget, 'account-menu')
  t.equal(byId(root, 'account').attributes['data-stage'], 'pregnant')
  t.same(
    hrefs(root).filter(href => /join|login/.test(href)),
    ['/join/profile'],
    'nobody is asked to join again',
  )
  const letter = (first_name: string) =>
    words(
      named(render(<Account member={aMember({ first_name, avatar_url: '' })} today={today} />), 'Account')[0] as Tag,
    )
  t.same(
    ['emma', 'ñandú', '', '👶🏽 Bo', 'نور'].map(letter),
    ['E', 'N', 'A', 'A', 'A'],
    'without a picture its letter, as avatars have them',
  )
})

t.test('while it is not known who, a plain link leads to the dashboard', async t => {
  const root = render(<Account />, { signedIn: true })
  t.match(named(root, 'Account')[0], { name: 'a', attributes: { href: '/dashboard' } })
  t.notOk('data-stage' in byId(root, 'account').attributes)
})

t.test('each item of the row opens a dropdown of its own', async t => {
  const [row] = withClass(header(), 'menu-row')
  const buttons = row ? withName(row, 'button') : []
  t.same(
    buttons.map(words),
    mainMenu.map(({ label }) => label),
  )
  for (const [i, { label, path, links, picks, tools }] of mainMenu.entries()) {
    const dropdown = byId(row as Tag, buttons[i]?.attributes.popovertarget ?? '')
    t.equal(dropdown.attributes.popover, 'auto', label)
    const panelOnly = links.filter(link => link.panelOnly).map(link => link.path)
    const expected = [
      path ?? [],
      links.map(link => link.path).filter(path => !panelOnly.includes(path)),
      picks,
      tools.map(({ path }) => path),
    ]
    t.same(
      hrefs(dropdown).slice(0, expected.flat().length),
      expected.flat(),
      `${label}: title, links, four pieces, tools`,
    )
    t.equal(withClass(dropdown, 'app-card').length, path ? 0 : 1, `${label}: the apps under More alone`)
    t.equal(withName(dropdown, 'img').length, 4 + tools.length + (path ? 0 : 1), `${label}: a drawing for each`)
  }
})

t.test('the panel holds the same, one item open at a time, and More without one', async t => {
  const panel = byId(header(), 'menu')
  const items = withName(panel, 'details')
  t.same(
    items.map(item => words(withName(item, 'summary')[0] as Tag)),
    mainMenu.flatMap(({ label, path }) => (path ? [label] : [])),
  )
  t.same(
    new Set(items.map(({ attributes }) => attributes.name)),
    new Set(['menu-item']),
    'one name: the browser closes the others',
  )
  const wanted = mainMenu.flatMap(({ path, links }) => [...(path ? [path] : []), ...links.map(link => link.path)])
  t.same(
    wanted.filter(path => !hrefs(panel).includes(path)),
    [],
    'every address of the menu',
  )
  const outside = withName(panel, 'a').filter(link => !inside(link, tag => tag.name === 'details'))
  t.ok(
    outside.some(link => link.attributes.href === '/news') && outside.some(link => words(link) === 'Android'),
    'More, and the apps',
  )
  t.match(words(panel), /Name matcher ?Beta/)
  t.equal(withClass(panel, 'follow-us').length, 1)
  const [form] = withName(panel, 'form')
  t.equal(form?.attributes.action, '/search')
  t.same(form && withName(form, 'input').map(({ attributes }) => attributes.name), ['q', 'targetUrl'])
})

t.test('the layout of a phone has the panel and the search', async t => {
  const root = page({ input: { layout: 'mobile' } })
  t.same([...withClass(root, 'menu-row'), ...withClass(root, 'stage-rail')], [])
  t.equal(withName(root, 'dialog').length, 1, 'the search, which the bar at the thumb opens')
  t.ok(byId(root, 'menu'))
  t.equal(withClass(page(), 'menu-row').length + withName(page(), 'dialog').length, 2, 'which a wide window has')
})

t.test('inside an app there is only the place of the account', async t => {
  const root = page({ input: { layout: 'in-app' } })
  t.same(withName(root, 'header', 'dialog', 'button', 'form'), [])
  t.same(withClass(root, 'menu-panel'), [])
  t.match(byId(root, 'account'), { attributes: { 'data-stage': 'none' }, children: [] })
})

t.test('beside a loss nothing is recommended or promoted', async t => {
  const loud = (root: Tag) =>
    ['dropdown-picks', 'dropdown-tools', 'app-card', 'search-start', 'stage-rail'].map(
      name => withClass(root, name).length > 0,
    )
  t.same(loud(page()), Array(5).fill(true))
  t.same(loud(page({ page: { sensitive: true } })), Array(5).fill(false))
  const links = hrefs(byId(header({ page: { sensitive: true } }), 'menu'))
  t.ok(
    links.includes('/quiet-almanac#care') && links.includes('/a/after-an-early-miscarriage'),
    'the menu leads to what is meant for then',
  )
  t.notMatch(links.join(), /pregnancy-week|parenting|baby|registry/)
})

t.test('deals are for the US', async t => {
  const places = (country: 'US' | 'other') =>
    hrefs(header({ input: { country } })).filter(href => href === '/a/best-baby-deals').length
  t.same([places('US'), places('other')], [2, 0], 'in the row and in the panel, or in neither')
})

t.test('links to another of the three hosts are in full', async t => {
  const origins = {
    main: 'https://www.site.test',
    names: 'https://names.site.test',
    registry: 'https://registry.site.test',
  }
  const hostOf = (path: string) =>
    /^\/b\/|\/baby-names$/.test(path)
      ? 'names'
      : /^\/(registry|manage|babyregistrysearch)$/.test(path)
        ? 'registry'
        : 'main'
  const paths = mainMenu.flatMap(({ path, links, tools }) => [
    path ?? '/',
    ...[...links, ...tools].map(link => link.path),
  ])
  for (const site of ['main', 'names', 'registry'] as const) {
    const root = header({ input: { site }, origins })
    const seen = new Set(hrefs(root))
    for (const path of paths.filter(path => path.startsWith('/') && path !== '/b/baby-name-matcher'))
      t.ok(seen.has(hostOf(path) === site ? path : origins[hostOf(path)] + path), `${path}, seen on ${site}`)
    const forms = withName(root, 'form').flatMap(({ attributes }) => attributes.action ?? [])
    const search = site === 'main' ? '/search' : `${origins.main}/search`
    t.same(forms, [search, search], 'both searches')
    t.equal(withClass(root, 'site-name')[0]?.attributes.href, site === 'main' ? '/' : `${origins.main}/`)
  }
})

t.test('the tabs at the edge are the stages', async t => {
  const [rail] = withName(page(), 'nav').filter(({ attributes }) => attributes['aria-label'] === 'Stages')
  t.same(rail && withName(rail, 'a').map(words), [
    'Trying',
    'First trimester',
    'Second trimester',
    'Third trimester',
    'Newborn',
    'Baby',
    'Toddler',
  ])
  t.equal(
    new Set(rail && withName(rail, 'a').map(({ attributes }) => attributes.class)).size,
    7,
    'each in its own colour',
  )
})
