import t from 'tap'
import {
  isFromSister,
  leadsToWelcome,
  type WelcomeFacts,
  welcomeAddress,
  welcomePopupSeconds,
} from '../../../domain/prompts/welcome.ts'

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

t.test('whom the popup is for', async t => {
  t.ok(isFromSister({ is_created_on_tk: true, had_profile: false }))
  t.notOk(isFromSister({ is_created_on_tk: true, had_profile: true }))
  t.notOk(isFromSister({ is_created_on_tk: false, had_profile: false }))
})

t.test('how long the welcome popup is remembered', async t => {
  t.equal(welcomePopupSeconds(null, false), 86_400)
  t.equal(welcomePopupSeconds('15m', false), 900)
  t.equal(welcomePopupSeconds('5m', false), 300)
  for (const debug of ['', '1m', 'constructor', '15M']) t.equal(welcomePopupSeconds(debug, false), 86_400, debug)
  for (const debug of ['15m', '5m', null]) t.equal(welcomePopupSeconds(debug, true), 86_400, `${debug} in production`)
})
