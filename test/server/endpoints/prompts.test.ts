// The windows that ask: their words by what was read, the stages that they lead to, and what of them nobody gets.
import t from 'tap'
import { invitationLines } from '../../../content/invitations.ts'
import { invitationVariants } from '../../../domain/prompts/variant.ts'
import { withDrawing } from '../../support/drawing.ts'
import { parseHtml, textOf, withName } from '../../support/html.ts'
import { testSite } from '../../support/site.ts'

const path = '/api/prompts/registration'
const words = (html: string) => textOf(parseHtml(html)).replace(/\s+/g, ' ').replaceAll('’', "'")

t.test('the window that asks to join', async t => {
  const { ask } = await testSite(t, { content: withDrawing })
  const texts = new Set<string>()
  for (const variant of invitationVariants) {
    const { body } = await ask(`${path}?variant=${variant}`)
    const text = words(body)
    t.match(text, invitationLines[variant].replaceAll('’', "'"), variant)
    for (const said of [
      'Sign Up for Little Almanac',
      'Choose your journey',
      'Start with one and add additional roles later.',
      'Already have an account? Sign In',
    ])
      t.match(text, said, `${variant}: ${said}`)
    texts.add(text)
  }
  t.equal(texts.size, invitationVariants.length, 'each has words of its own')
})

t.test('the stages that it leads to', async t => {
  const { ask } = await testSite(t)
  const stages = async (options: string) => {
    const root = parseHtml((await ask(`${path}?options=${options}`)).body)
    return withName(root, 'a').flatMap(link => {
      const stage = new URLSearchParams(link.attributes.href?.split('?')[1]).get('stage')
      return stage ? [[textOf(link).trim(), stage]] : []
    })
  }
  const three = [
    ['Trying to conceive', 'trying-to-conceive'],
    ['Pregnant', 'pregnant'],
    ['Parent', 'parent'],
  ]
  t.same(await stages('1'), three)
  t.same(await stages('2'), [...three, ['Someone I love is pregnant', 'pregnant']])
  for (const nonsense of ['3', '', '__proto__', '<script>']) t.same(await stages(nonsense), three, nonsense)
})

t.test('the prize and its rules: in the US, and the rules in a tab of their own', async t => {
  const { ask } = await testSite(t, { content: withDrawing })
  const rules = async (country: string) =>
    withName(parseHtml((await ask(`${path}?country=${country}`)).body), 'a').find(
      ({ attributes }) => attributes.href === '/sweepstakes-rules',
    )
  t.match((await rules('US'))?.attributes, { target: '_blank', rel: 'noopener' })
  for (const country of ['other', 'us', 'DE', '']) t.equal(await rules(country), undefined, country)
})

t.test('the welcome', async t => {
  const { ask } = await testSite(t)
  const { body } = await ask('/api/prompts/welcome')
  const text = words(body)
  for (const said of ['Welcome to Little Almanac', 'Get More From Little Almanac', 'Choose your journey'])
    t.match(text, said)
  for (const [debug, seconds] of [
    ['', 86_400],
    ['15m', 900],
    ['5m', 300],
    ['1m', 86_400],
    ['toString', 86_400],
  ] as const)
    t.match((await ask(`/api/prompts/welcome?tkPopup=${debug}`)).body, `data-seconds="${seconds}"`, debug)
})

t.test('nobody gets one after a loss, and there are no others', async t => {
  const { ask } = await testSite(t)
  for (const name of ['registration', 'welcome']) {
    const quiet = await ask({ url: `/api/prompts/${name}`, headers: { cookie: 'quiet_almanac=1' } })
    t.same([quiet.statusCode, quiet.body, quiet.headers['cache-control']], [204, '', 'private, no-store'], name)
  }
  for (const name of ['survey', 'constructor', '__proto__', 'registration%00'])
    t.equal((await ask(`/api/prompts/${name}`)).statusCode, 404, name)
})
