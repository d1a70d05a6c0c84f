// Links that invite, their wording, and what a visitor refuses.
import t from 'tap'
import { carriedFrom } from '../../../domain/carried-fields.ts'
import { refusables, refusedOf, withRefusal } from '../../../domain/prompts/ask-no-more.ts'
import { invitationAddress, productTypeOf } from '../../../domain/prompts/invitation.ts'
import { letsRegistrationOpen } from '../../../domain/prompts/registration.ts'
import { variantOf } from '../../../domain/prompts/variant.ts'

const decision = { target: '/a/x?y=1', userDecisionArea: 'registration-modal', trigger: 'load' } as const
const read = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'https://site.test')
  return [pathname, Object.fromEntries(searchParams)]
}

t.test('a link is merged with the query of its page', async t => {
  t.same(
    read(
      invitationAddress(
        '/join?stage=parent',
        { ...decision, productType: 'article', experiments: 'abVersion:2' },
        '?utm=mail&target=%2F%2Fe.test&stage=x',
      ),
    ),
    ['/join', { utm: 'mail', ...decision, productType: 'article', experiments: 'abVersion:2', stage: 'parent' }],
  )
  t.same(read(invitationAddress('/login', decision, '')), ['/login', { ...decision }])
})

t.test('hostile queries', async t => {
  for (const query of [
    '?target=//e.test',
    '?stage=javascript:alert(1)',
    '?trigger=%0d%0aSet-Cookie:x',
    `?a=${'x'.repeat(10_000)}`,
    '?token=secret&email=a@b.test&password=p&redirectUrl=//e.test&q=bleeding',
    '?%00=%ff&&&==',
    '?userDecisionArea=<script>&productType=\\\\e.test',
  ]) {
    const [path, fields] = read(invitationAddress('/join', decision, query)) as [string, Record<string, string>]
    t.equal(path, '/join', query.slice(0, 40))
    t.match(fields, decision)
    t.notMatch(JSON.stringify(fields), /e\.test\\"|secret|bleeding|a@b|javascript|Set-Cookie/, query.slice(0, 40))
    t.ok(JSON.stringify(fields).length < 1500)
    const carried = Object.fromEntries(carriedFrom(fields, ['https://site.test']))
    t.match(carried, { target: '/a/x?y=1', trigger: 'load' }, 'and the page to join takes it')
  }
})

t.test('a page with a long query is led back to without it', async t => {
  const target = `/a/x?${'é'.repeat(5000)}`
  for (const of of [target, `https://names.test${target}`]) {
    const address = invitationAddress('/join', { ...decision, target: of }, target.slice(4))
    t.ok(address.length < 200, `${address.length} characters`)
    t.equal((read(address)[1] as Record<string, string>).target, of.split('?')[0])
  }
})

t.test('the wording of a page', async t => {
  t.equal(variantOf('/', 0, false), 'default')
  t.equal(variantOf('/b/emma', 0, false), 'baby-name-first')
  t.equal(variantOf('/baby-names', 0, true), 'baby-name')
  t.equal(variantOf('/a/x', 3, false), 'short-article')
  t.equal(variantOf('/a/x', 4, false), 'article')
  t.equal(variantOf('/news/x', 0, false), 'article')
  t.equal(variantOf('/a/checklist-packing-a-hospital-bag', 2, false), 'checklist')
  t.equal(variantOf('/a/', 0, false), 'default')
  t.equal(productTypeOf('/pregnancy-week-by-week/8-weeks-pregnant'), 'week')
  t.equal(productTypeOf('/toddler-month-by-month/14-month-old'), 'month')
  t.equal(productTypeOf('/topics'), undefined)
})

t.test('what is refused, and asked for again', async t => {
  let cookie: string | undefined
  for (const id of refusables) {
    cookie = withRefusal(cookie, id, true)
    t.ok(refusedOf(cookie).includes(id))
  }
  t.same(refusedOf(cookie), refusables)
  t.notOk(letsRegistrationOpen(name => ({ tb_visits: '2', ask_no_more: cookie })[name]))
  cookie = withRefusal(cookie, 'registration', false)
  t.ok(letsRegistrationOpen(name => ({ tb_visits: '2', ask_no_more: cookie })[name]))
  for (const nonsense of ['', 'x', '..', '<script>', 'a'.repeat(10_000), '\u0000registration'])
    t.same(refusedOf(nonsense), [], nonsense.slice(0, 20))
})
