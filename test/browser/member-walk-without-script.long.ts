// The way without script on a phone's width, and one form in two tabs, before the real member API.
import type { Page } from 'puppeteer'
import t from 'tap'
import { changedElsewhere } from '../../domain/messages.ts'
import { arrive, keyboard, send, taps, textOf, tokenOf, typedIn } from '../support/member-walk.ts'
import { change, changeSettings, expected, join, leaveForGood, openWalk, takeOff } from '../support/member-ways.ts'

t.setTimeout(300_000) // seconds, and minutes where the machine has much else to do
t.test('a member’s way', async t => {
  const { members, site } = await openWalk(t, 'sqlite')

  await site.test('without script, on a phone’s width', { expected, script: false, width: 390 }, async (t, page) => {
    const hands = taps(page, site.origin)
    const email = 'noor@example.test'
    await join(t, hands, email, 'trying-to-conceive')
    await change(t, hands, '/settings/cycle')
    await hands.type('cycle_length', '99')
    t.equal(await hands.follow(send), '/settings/cycle')
    t.match(await textOf(page, '.field-problem'), /20 to 45/)
    await page.type('main [name="last_period"]', '11022026')
    await hands.type('cycle_length', '31')
    t.equal(await hands.follow(send), '/dashboard')
    await changeSettings(t, hands, { members, email })
    const token = (await tokenOf(page)) ?? ''
    const { id_string } = (await members.ask('GET', '/members/me', { token })).json().member
    await members.ask('PUT', `/members/${id_string}/saved-articles/safe-sleep-for-babies`, { token })
    await takeOff(t, hands)
    const taken = await leaveForGood(t, site, hands, { members, email })
    t.match(taken.cycle, { last_period: '2026-11-02', cycle_length: 31 })
    t.equal(taken.member.is_ttc, true)
  })

  await site.test(
    'two tabs with the same form: the second is told, and loses nothing',
    { expected },
    async (t, page) => {
      await join(t, keyboard(page, site.origin), 'two@example.test', 'none')
      const other = await site.browser.newPage()
      for (const tab of [page, other]) await tab.goto(`${site.origin}/join/profile`)
      const save = async (tab: Page, lastName: string) => {
        await tab.bringToFront()
        await tab.type('main [name="last_name"]', lastName)
        return arrive(tab, () => tab.keyboard.press('Enter'))
      }
      t.equal(await save(page, 'First'), '/dashboard')
      t.equal(await save(other, 'Second'), '/join/profile')
      t.equal(await textOf(other, '.sign-in-problem'), changedElsewhere)
      t.equal(await typedIn(other, 'last_name'), 'Second')
      const token = await tokenOf(page)
      const kept = async () => (await members.ask('GET', '/members/me', { token })).json().member.last_name
      t.equal(await kept(), 'First', 'nothing is written over unseen')
      t.equal(await arrive(other, () => other.click(`main ${send}`)), '/dashboard')
      t.equal(await kept(), 'Second', 'who was told may')
    },
  )
})
