// Every combination of visitor, layout, country, page and cookies.
import t from 'tap'
import { decide, promptsNow, promptsOfPage, withoutThoseThatGiveWay } from '../../../domain/prompts/decide.ts'
import { printedPrompts } from '../../../domain/prompts/print.ts'
import type { PromptId, PromptPage, PromptVisit } from '../../../domain/prompts/prompt.ts'
import { prompts } from '../../../domain/prompts/table.ts'

const page: PromptPage = {
  path: '/a/sleep',
  layout: 'desktop',
  country: 'US',
  signedIn: false,
  sensitive: false,
  hasMessage: false,
}
const visitWith = (cookies: Readonly<Record<string, string>>, visit: Partial<PromptVisit> = {}): PromptVisit => ({
  url: '/a/sleep?x=1',
  cookie: name => cookies[name],
  isFromSister: false,
  isBusy: false,
  ...visit,
})
const returning = visitWith({ tb_visits: '1' })

const paths = [
  '/',
  '/a/sleep',
  '/a/when-to-call',
  '/registry/aB3-_6789012345678901x',
  '/news/x',
  '/b/emma',
  '/b/baby-name-matcher',
  '/search',
  '/join',
  '/login',
  '/t/philips-content',
  '/calculators/contraction',
  '/chinese-gender-chart',
  '/dashboard',
]
const cookieSets: Readonly<Record<string, string>>[] = [
  {},
  { tb_visits: '0' },
  { tb_visits: '3' },
  { tb_visits: '3', registration_modal_dismissed: 'true' },
  { tb_visits: '3', opened: 'welcome' },
  { tb_visits: '3', ask_no_more: prompts.map(({ id }) => id).join('.') },
  { tb_visits: '3', save_article_first_time: 'true' },
  { tb_visits: 'NaN', registration_modal_dismissed: '', ask_no_more: '\u0000..%00', opened: '<script>' },
]

/** All of them, each with what shows. */
function* combinations() {
  for (const path of paths)
    for (const layout of ['desktop', 'mobile', 'in-app'] as const)
      for (const country of ['US', 'other'] as const)
        for (const signedIn of [false, true])
          for (const sensitive of [false, true])
            for (const cookies of cookieSets)
              for (const isBusy of [false, true])
                for (const isFromSister of signedIn ? [false, true] : [false]) {
                  const asked = { path, layout, country, signedIn, sensitive, hasMessage: false }
                  const visit = visitWith(cookies, { url: path, isBusy, isFromSister })
                  yield { ...asked, cookies, isBusy, isFromSister, shown: decide(asked, visit) }
                }
}

t.test('every combination', async t => {
  const wrong: string[] = []
  let count = 0
  for (const { shown, ...of } of combinations()) {
    count++
    const has = (id: PromptId) => shown.includes(id)
    const rows = prompts.filter(({ id }) => has(id))
    const rules: Record<string, boolean> = {
      'after a loss nothing': !of.sensitive || shown.length === 0,
      'one that opens by itself': rows.filter(({ when }) => when === 'load').length <= 1,
      'none beside one that it gives way to': rows.every(({ givesWayTo }) => !givesWayTo.some(has)),
      'a modal only for those who are signed out': !has('registration') || !of.signedIn,
      'a modal never in the app': !has('registration') || of.layout !== 'in-app',
      'a modal from the second visit on': !has('registration') || of.cookies.tb_visits === '3',
      'no modal that was closed': !has('registration') || !of.cookies.registration_modal_dismissed,
      'nothing opens while somebody is busy': !of.isBusy || !(has('registration') || has('welcome')),
      'one opening a visit': !has('registration') || of.cookies.opened === undefined,
      'a banner for signed-out US alone': !has('sign-up-banner') || (!of.signedIn && of.country === 'US'),
      'no banner in the app': !['sign-up-banner', 'app-install', 'site-message'].some(
        id => has(id as PromptId) && of.layout === 'in-app',
      ),
      'no banner on the matcher': !has('sign-up-banner') || of.path !== '/b/baby-name-matcher',
      'the app is for phones': !has('app-install') || of.layout === 'mobile',
      'a welcome from the sister alone': !has('welcome') || of.isFromSister,
      'reasons to call stand alone':
        of.path !== '/a/when-to-call' ||
        shown.every(id => ['dashboard-tip', 'saved-tip', 'amazon-promo', 'name-finder'].includes(id)),
      'guests of a registry see nothing unasked':
        !of.path.startsWith('/registry/') || rows.every(({ when }) => when === 'press'),
      'what was refused stays away':
        !of.cookies.ask_no_more?.includes('registration') ||
        !['registration', 'sign-up-banner', 'app-install', 'survey'].some(id => has(id as PromptId)),
    }
    for (const [rule, holds] of Object.entries(rules))
      if (!holds) wrong.push(`${rule}: ${JSON.stringify({ ...of, shown })}`)
  }
  t.ok(count > 4000, `${count} combinations`)
  t.same(wrong.slice(0, 5), [])
})

t.test('the registration modal', async t => {
  const opens = (of: Partial<PromptPage> = {}, visit = returning) =>
    decide({ ...page, ...of }, visit).includes('registration')
  t.ok(opens())
  t.ok(opens({ country: 'other' }), 'abroad too')
  for (const tb_visits of ['1', '12']) t.ok(opens({}, visitWith({ tb_visits })))
  for (const tb_visits of ['0', '', 'NaN', '-1']) t.notOk(opens({}, visitWith({ tb_visits })), tb_visits)
  t.notOk(opens({}, visitWith({})), 'a browser without cookies')
  for (const dismissed of ['false', ''])
    t.ok(opens({}, visitWith({ tb_visits: '1', registration_modal_dismissed: dismissed })), dismissed)
  for (const url of [
    '/join',
    '/join/profile',
    '/login?target=/a',
    '/signin',
    '/t/philips-content',
    '/t/byheart-content/a',
    '/search?targetUrl=/join',
  ])
    t.notOk(opens({ path: url.split('?')[0] }, visitWith({ tb_visits: '1' }, { url })), url)
  t.ok(opens({ path: '/t/philips' }, visitWith({ tb_visits: '1' }, { url: '/t/philips' })))
  t.ok(opens({}, visitWith({ tb_visits: '1', opened: 'registration' })), 'until it is closed')
  t.notOk(opens({}, visitWith({ tb_visits: '1', opened: 'welcome' })), 'one window a visit')
})

t.test('the welcome popup', async t => {
  const member = { ...page, signedIn: true }
  const opens = (of: Partial<PromptPage>, visit: PromptVisit) => decide({ ...member, ...of }, visit).includes('welcome')
  const sister = (cookies = {}) => visitWith(cookies, { isFromSister: true })
  t.ok(opens({}, sister()))
  for (const shown of ['true', '']) t.notOk(opens({}, sister({ isShowPopupForTKUser: shown })), 'it was shown')
  t.notOk(opens({ layout: 'in-app' }, sister()))
  t.notOk(opens({ signedIn: false }, sister()))
  t.notOk(opens({ path: '/logout' }, sister()))
  t.ok(opens({ country: 'other' }, sister()))
})

t.test('banners', async t => {
  const onPhone = promptsOfPage({ ...page, layout: 'mobile' })
  t.ok(onPhone.includes('app-install') && onPhone.includes('sign-up-banner'))
  t.same(
    withoutThoseThatGiveWay(onPhone).filter(id => ['survey', 'house-card'].includes(id)),
    [],
    'with two of them, nothing else is asked at the end',
  )
  const message = promptsNow(promptsOfPage({ ...page, hasMessage: true }), returning)
  t.ok(message.includes('site-message') && !message.includes('sign-up-banner'), 'one banner at a time')
})

t.test('the printed table has every row', async t => {
  for (const { id } of prompts) t.match(printedPrompts(), `${id}: `)
})
