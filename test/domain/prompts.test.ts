import t from 'tap'
import {
  leadsToWelcome,
  opensRegistration,
  opensWelcomePopup,
  type PopupFacts,
  type RegistrationFacts,
  type WelcomeFacts,
  welcomeAddress,
  welcomePopupSeconds,
} from '../../domain/prompts.ts'

t.test('the welcome page needs all five', async t => {
  const facts: WelcomeFacts = { added: true, parentRole: 3, isCreatedOnTk: true, hadProfile: false, isUs: true }
  t.ok(leadsToWelcome(facts))
  const without: Partial<WelcomeFacts>[] = [
    { added: false },
    { parentRole: 2 },
    { parentRole: 4 },
    { parentRole: null },
    { isCreatedOnTk: false },
    { hadProfile: true },
    { isUs: false },
  ]
  for (const part of without) t.notOk(leadsToWelcome({ ...facts, ...part }), JSON.stringify(part))
})

t.test('where the welcome page leads on to', async t => {
  t.equal(welcomeAddress('/b/emma?x=1&y=2', '/dashboard'), '/join/welcome?redirectUrl=%2Fb%2Femma%3Fx%3D1%26y%3D2')
  for (const none of [null, ''])
    t.equal(welcomeAddress(none, '/dashboard?a=b'), '/join/welcome?redirectUrl=%2Fdashboard%3Fa%3Db')
  t.equal(welcomeAddress('/\ud800', '/'), '/join/welcome?redirectUrl=%2F%EF%BF%BD', 'half a character does not throw')
})

t.test('the welcome popup', async t => {
  const facts: PopupFacts = {
    signedIn: true,
    isCreatedOnTk: true,
    hadProfile: false,
    shown: undefined,
    inApp: false,
    sensitive: false,
  }
  t.ok(opensWelcomePopup(facts))
  const without: Partial<PopupFacts>[] = [
    { signedIn: false },
    { isCreatedOnTk: false },
    { hadProfile: true },
    { shown: 'true' },
    { shown: '' },
    { inApp: true },
    { sensitive: true },
  ]
  for (const part of without) t.notOk(opensWelcomePopup({ ...facts, ...part }), JSON.stringify(part))
})

t.test('how long the welcome popup is remembered', async t => {
  t.equal(welcomePopupSeconds(null, false), 86_400)
  t.equal(welcomePopupSeconds('15m', false), 900)
  t.equal(welcomePopupSeconds('5m', false), 300)
  for (const debug of ['', '1m', 'constructor', '15M']) t.equal(welcomePopupSeconds(debug, false), 86_400, debug)
  for (const debug of ['15m', '5m', null]) t.equal(welcomePopupSeconds(debug, true), 86_400, `${debug} in production`)
})

t.test('the registration modal', async t => {
  const facts: RegistrationFacts = {
    signedIn: false,
    url: '/a/sleep?x=1',
    dismissed: undefined,
    visits: '1',
    inApp: false,
    sensitive: false,
  }
  t.ok(opensRegistration(facts))
  const still: Partial<RegistrationFacts>[] = [
    { visits: '12' },
    { dismissed: 'false' },
    { dismissed: '' },
    { url: '/' },
    { url: '/t/philips' },
  ]
  for (const part of still) t.ok(opensRegistration({ ...facts, ...part }), JSON.stringify(part))
  const without: Partial<RegistrationFacts>[] = [
    { signedIn: true },
    { dismissed: 'true' },
    { visits: '0' },
    { visits: undefined },
  ]
  for (const part of [...without, { inApp: true }, { sensitive: true }])
    t.notOk(opensRegistration({ ...facts, ...part }), JSON.stringify(part))
  const excluded = [
    '/join',
    '/join/profile',
    '/login?target=/a',
    '/signin',
    '/t/philips-content',
    '/t/byheart-content/a',
    '/search?targetUrl=/join',
  ]
  for (const url of excluded) t.notOk(opensRegistration({ ...facts, url }), url)
})
