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
  timerRuns: false,
  ...visit,
})
const returning = visitWith({ tb_visits: '1' })

/** What each page is, in the specification's words and ours; nothing of it is taken from the code. */
const paths: Readonly<Record<string, { urgent?: true; never?: readonly PromptId[] }>> = {
  '/': { never: ['app-install'] },
  '/a/foods-to-limit-in-pregnancy': {},
  '/a/when-to-call': { urgent: true },
  '/a/fever-in-babies': { urgent: true },
  '/a/postpartum-depression': { urgent: true },
  '/topics/parenting-mental-health': { urgent: true },
  '/calculators/contraction': { urgent: true },
  '/baby-tracker': { urgent: true },
  '/pregnancy-tracker': { urgent: true },
  '/registry/aB3-_6789012345678901x': { never: ['registration', 'sign-up-banner', 'app-install', 'name-finder'] },
  '/news/x': {},
  '/pregnancy-week-by-week/8-weeks-pregnant': {},
  '/b/emma': {},
  '/b/classic-baby-names': { never: ['app-install'] },
  '/b/girl-baby-names': {},
  '/b/baby-name-matcher': { never: ['sign-up-banner'] },
  '/search': { never: ['app-install'] },
  '/join': { never: ['registration', 'sign-up-banner', 'app-install'] },
  '/login': { never: ['registration', 'sign-up-banner', 'app-install'] },
  '/t/philips-content': { never: ['registration', 'app-install'] },
  '/chinese-gender-chart': {},
  '/ovulation-calculator': {},
  '/dashboard': { never: ['app-install'] },
}
const all: readonly PromptId[] = [
  'registration',
  'welcome',
  'site-message',
  'sign-up-banner',
  'app-install',
  'survey',
  'house-card',
  'saved-tip',
  'dashboard-tip',
  'names-note',
  'gender-chart-promo',
  'ovulation-promo',
  'amazon-promo',
  'name-finder',
]
const covering: readonly PromptId[] = ['registration', 'welcome', 'saved-tip', 'dashboard-tip', 'names-note']
const ofTheWeb: readonly PromptId[] = all.filter(id => id !== 'name-finder')
const givenBack = [
  'registration',
  'sign-up-banner',
  'app-install',
  'site-message',
  'survey',
  'saved-tip',
  'dashboard-tip',
  'names-note',
] as const
const cookieSets: Readonly<Record<string, string>>[] = [
  {},
  { tb_visits: '0' },
  { tb_visits: '3' },
  { tb_visits: '3', registration_modal_dismissed: 'true' },
  { tb_visits: '3', opened: 'welcome' },
  { tb_visits: '3', opened: 'names-note' },
  { tb_visits: '3', opened: 'registration', isShowPopupForTKUser: 'true' },
  { tb_visits: '3', ask_no_more: givenBack.join('.') },
  { tb_visits: '3', save_article_first_time: 'true' },
  { tb_visits: '3', save_article_first_time: 'false', enter_favorite_baby_name_page_first_time: '0' },
  { tb_visits: 'NaN', registration_modal_dismissed: '', ask_no_more: '\u0000..%00', opened: '<script>' },
]
const either = [false, true]

interface Combination extends Omit<PromptPage, 'hasStickyAd'>, Omit<PromptVisit, 'cookie' | 'url'> {
  cookies: Readonly<Record<string, string>>
  shown: readonly PromptId[]
}

/** All of them, each with what shows. */
function* combinations(): Generator<Combination> {
  for (const path of Object.keys(paths))
    for (const layout of ['desktop', 'mobile', 'in-app'] as const)
      for (const country of ['US', 'other'] as const)
        for (const signedIn of either)
          for (const sensitive of either)
            for (const hasMessage of either) {
              const asked = { path, layout, country, signedIn, sensitive, hasMessage }
              const ids = promptsOfPage(asked)
              for (const cookies of cookieSets)
                for (const isBusy of either)
                  for (const timerRuns of either)
                    for (const isFromSister of signedIn ? either : [false]) {
                      const visit = { isBusy, timerRuns, isFromSister }
                      const shown = promptsNow(ids, visitWith(cookies, { url: path, ...visit }))
                      yield { ...asked, ...visit, cookies, shown }
                    }
            }
}

/** What must hold of each, told by what it is called. */
function brokenRules({ shown, cookies, ...of }: Combination): string[] {
  const has = (...ids: readonly PromptId[]) => ids.some(id => shown.includes(id))
  const { urgent, never = [] } = paths[of.path] ?? {}
  const rules: Record<string, boolean> = {
    'after a loss nothing': !of.sensitive || shown.length === 0,
    'while a timer runs nothing': !of.timerRuns || shown.length === 0,
    'where there may be a reason to call nothing': !urgent || shown.length === 0,
    'never there': !has(...never),
    'one that covers': covering.filter(id => has(id)).length <= 1,
    'one that opens by itself': !(has('registration') && has('welcome')),
    'a modal only for those who are signed out': !has('registration') || !of.signedIn,
    'a modal from the second visit on': !has('registration') || cookies.tb_visits === '3',
    'no modal that was closed': !has('registration') || !cookies.registration_modal_dismissed,
    'nothing opens while somebody is busy': !of.isBusy || !has('registration', 'welcome', 'saved-tip', 'names-note'),
    'one opening a visit':
      !has('registration', 'welcome', 'names-note') ||
      [undefined, ...shown].includes(cookies.opened as PromptId | undefined) ||
      cookies.opened === undefined,
    'the banner for those who are signed out in the United States':
      !has('sign-up-banner') || (!of.signedIn && of.country === 'US'),
    'nothing of the web in the app': of.layout !== 'in-app' || !has(...ofTheWeb),
    'the app is for phones': !has('app-install') || of.layout === 'mobile',
    'a welcome from the sister alone': !has('welcome') || (of.isFromSister && of.signedIn),
    'a message where there is one': !has('site-message') || of.hasMessage,
    'one banner': !(has('site-message') && has('sign-up-banner')),
    'nothing asked beside a banner at the end': !(has('sign-up-banner', 'app-install') && has('survey', 'house-card')),
    'guests of a registry see nothing unasked':
      !of.path.startsWith('/registry/') || shown.every(id => ['saved-tip', 'dashboard-tip'].includes(id)),
    'what was refused stays away': !cookies.ask_no_more?.includes('.survey.') || !has(...givenBack),
    'names are told of on pages on names': !has('names-note') || of.path.startsWith('/b/'),
    'a hint at what was saved, to members, once':
      !has('saved-tip') || (of.signedIn && cookies.save_article_first_time === 'true'),
    'a card where it belongs':
      (!has('gender-chart-promo') || of.path === '/chinese-gender-chart') &&
      (!has('ovulation-promo') || of.path === '/ovulation-calculator') &&
      (!has('amazon-promo') || of.path === '/search'),
    'all of them are known': shown.every(id => all.includes(id)),
  }
  return Object.keys(rules).filter(rule => !rules[rule])
}

t.test('every combination', async t => {
  const wrong: string[] = []
  const seen = new Set<PromptId>()
  let count = 0
  for (const one of combinations()) {
    count++
    for (const id of one.shown) seen.add(id)
    for (const rule of brokenRules(one)) if (wrong.length < 5) wrong.push(`${rule}: ${JSON.stringify(one)}`)
  }
  t.ok(count > 50_000, `${count} combinations`)
  t.same(wrong, [])
  t.same([...seen].sort(), [...all].sort(), 'each of them shows somewhere')
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
