// What a member's own menu says and where it leads, for members at every stage and on each host.
import t from 'tap'
import type { Member } from '../../contract/member.ts'
import { calendarDate } from '../../domain/dates.ts'
import { createRenderer } from '../../server/pages/render.tsx'
import { all, parseHtml, type Tag, textOf, withName } from '../support/html.ts'
import { aChild, aMember, aPregnancy } from '../support/member-entity.ts'

const today = calendarDate('2026-11-21')
const origin = 'https://site.test'
const hosts = {
  main: 'https://www.site.test',
  names: 'https://names.site.test',
  registry: 'https://registry.site.test',
}
const hash = '0123456789'

/** The account area as the server writes it, with addresses as long as real ones. */
function html(
  member: Member,
  origins = { main: origin, names: origin, registry: origin },
  site: 'main' | 'names' | 'registry' = 'main',
) {
  const asset = (name: string) => `/assets/${name.replace('.', `-${hash}.`)}`
  return createRenderer({ asset, cardAt: () => undefined, origins })
    .account({ site, layout: 'desktop', today }, member)
    .toString()
}
const menuOf = (...args: Parameters<typeof html>) => parseHtml(html(...args))

const words = (tag: Tag | undefined) => (tag ? textOf(tag).replace(/\s+/g, ' ').trim() : null)
const withClass = (root: Tag, name: string) => all(root, tag => (tag.attributes.class ?? '').split(' ').includes(name))
const opens = (root: Tag) => all(root, tag => 'data-profile-dialog' in tag.attributes)
const rows = (root: Tag) => opens(root).map(tag => [tag.attributes['data-profile-dialog'], words(tag)])
const stuff = (root: Tag) =>
  withClass(root, 'account-stuff').flatMap(list => withName(list, 'a').map(link => [link.attributes.href, words(link)]))
const kept = [
  ['/dashboard', 'Dashboard'],
  ['/saved-articles', 'Saved Articles'],
  ['/b/favorites', 'Favorite Baby Names'],
  ['/manage', 'Manage Registry'],
  ['/community', 'Community'],
  ['/settings', 'Settings'],
]

const peanut = aPregnancy('2027-01-05', { code_name: 'Peanut' })
const ada = aChild('2026-05-10', { id: 'c1', first_name: 'ada', age_string: '6 months' })
const theo = aChild('2025-02-01', { id: 'c2', first_name: 'theo', age_string: '1 year, 9 months' })
const family = aMember({
  last_name: 'Lindqvist',
  avatar_url: '/avatars/0123456789abcdef0123456789abcdef.webp',
  pregnancy: peanut,
  born_children: [theo, ada],
})

t.test('a member who has entered nothing', async t => {
  const root = menuOf(aMember())
  t.same(rows(root), [['add', 'Add Profile']])
  t.same(stuff(root), kept)
  t.equal(words(withClass(root, 'account-head')[0]), 'E Emma', 'the letter stands for a picture')
  t.same(withName(root, 'dialog'), [], 'no dialog before somebody asks for one')
})

t.test('a pregnancy and two children', async t => {
  const root = menuOf(family)
  t.equal(
    root.children.length && all(root, tag => tag.attributes.id === 'account')[0]?.attributes['data-stage'],
    'pregnant,parent',
  )
  t.same(rows(root), [
    ['pregnancy', 'Expecting "Peanut" January 5, 2027'],
    ['child:c1', 'Ada 6 months'],
    ['child:c2', 'Theo 1 year & 9 months'],
    ['add', 'Add Profile'],
  ])
  t.same(stuff(root), [
    ['/pregnancy-week-by-week/33-weeks-pregnant', 'Pregnancy Week by Week Week 33'],
    ['/baby-month-by-month/6-month-old-baby', 'Baby Month by Month Ada'],
    ['/toddler-month-by-month/21-month-old', 'Toddler Month by Month Theo'],
    ...kept,
  ])
  const [button] = all(root, tag => tag.attributes['aria-label'] === 'Account')
  t.match(button?.attributes, { type: 'button', popovertarget: 'account-menu' })
  t.same(button && withName(button, 'img').map(({ attributes }) => [attributes.src, attributes.alt]), [
    [family.avatar_url, ''],
  ])
  t.same(
    all(root, tag => tag.attributes['aria-label'] === 'Change avatar').map(tag => tag.name),
    ['button'],
  )
  const [name] = withName(root, 'a')
  t.same([name?.attributes.href, words(name)], ['/join/profile', 'Emma Lindqvist'])
  t.same(
    withClass(root, 'account-game').map(link => link.attributes.href),
    ['/b/baby-name-game'],
  )
})

t.test('each stage has its guide, and children of one age share theirs', async t => {
  const twins = [
    aChild('2026-05-10', { id: 'a', first_name: 'ada' }),
    aChild('2026-05-10', { id: 'b', first_name: 'ben' }),
  ]
  const guides = (member: Partial<Member>) => stuff(menuOf(aMember(member))).slice(0, -kept.length)
  t.same(guides({ born_children: twins }), [['/baby-month-by-month/6-month-old-baby', 'Baby Month by Month Ada, Ben']])
  t.same(guides({ is_ttc: true }), [['/topics/getting-pregnant', 'Getting Pregnant']])
  t.same(
    guides({ born_children: [aChild('2021-05-10')] }),
    [['/topics/parenting', 'Parenting Ben']],
    'older than the guides reach',
  )
  t.same(guides({ born_children: [aChild('2021-05-10', { birth_date: null })] }), [
    ['/topics/parenting', 'Parenting Ben'],
  ])
  t.same(rows(menuOf(aMember({ is_ttc: true })))[0], ['ttc', 'Trying to conceive'])
})

t.test('a press on a guide is counted by less than its address, which would tell the week', async t => {
  const items = withClass(menuOf({ ...family, is_ttc: true }), 'account-stuff').flatMap(list =>
    withName(list, 'a').map(({ attributes }) => attributes['data-item']),
  )
  t.same(items.slice(0, 4), [
    '/pregnancy-week-by-week',
    '/baby-month-by-month',
    '/toddler-month-by-month',
    '/topics/getting-pregnant',
  ])
  t.notOk(items.some(item => /\d/.test(item ?? '')))
})

t.test('on another host, links are in full', async t => {
  const root = menuOf(family, hosts, 'names')
  const hrefs = withName(root, 'a').map(({ attributes }) => attributes.href)
  for (const path of ['/join/profile', '/dashboard', '/pregnancy-week-by-week/33-weeks-pregnant', '/settings'])
    t.ok(hrefs.includes(hosts.main + path), path)
  t.ok(hrefs.includes(`${hosts.registry}/manage`))
  t.ok(hrefs.includes('/b/favorites') && hrefs.includes('/b/baby-name-game'), 'its own are short')
  t.equal(withName(root, 'form')[0]?.attributes.action, `${hosts.main}/logout`)
})

t.test('a member without a name', async t => {
  const root = menuOf(aMember({ first_name: '', avatar_url: '' }))
  t.equal(words(withName(root, 'a')[0]), 'Your profile')
  t.equal(words(withClass(root, 'account-picture')[0]), 'A')
})

t.test('Sign Out is a form', async t => {
  const [form] = withName(menuOf(family), 'form')
  t.match(form?.attributes, { method: 'post', action: '/logout' })
  t.equal(words(form), 'Sign Out')
})

t.test('the hint about saved articles stands beside the button, closed', async t => {
  const [tip] = all(menuOf(family), tag => tag.attributes.id === 'saved-tip')
  t.equal(tip?.attributes.popover, 'auto')
  t.equal(words(tip), 'Your saved articles are in here. Got It')
})

t.test('it weighs little on every page of a member', async t => {
  const bytes = Buffer.byteLength(html(family))
  t.ok(bytes < 6 * 1024, `${bytes} bytes with a pregnancy and two children`)
})

t.test('after a loss no game, guide, registry or name is offered', async t => {
  const account = (member: Member) => {
    const root = menuOf(member)
    return [withClass(root, 'account-game').length, stuff(root)]
  }
  t.same(account(aMember()), [1, kept])
  const [games, links] = account(aMember({ after_loss: true, is_ttc: true }))
  t.equal(games, 0)
  t.match(JSON.stringify(links), /Dashboard.*Saved Articles.*Settings/)
  t.notMatch(JSON.stringify(links), /Name|Registry|Pregnant|Week|Community/)
})

t.test('an app has an account of its own', async t => {
  const { account } = createRenderer({ asset: name => name, cardAt: () => undefined, origins: hosts })
  const inApp = (member: Member | null) => account({ site: 'main', layout: 'in-app', today }, member).toString()
  t.equal(inApp(family), '<div id="account" data-stage="pregnant,parent"></div>')
  t.equal(inApp(null), '<div id="account" data-stage="none"></div>')
})
