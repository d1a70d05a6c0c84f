// The dialogs about a member's profiles, with the member API answered at the network's edge.
import type { Page } from 'puppeteer'
import t from 'tap'
import type { Member } from '../../contract/member.ts'
import { openSite, still, until } from '../support/browser.ts'
import { look } from '../support/look.ts'
import {
  expecting,
  memberApi,
  nobody,
  openDialog,
  parent,
  profilePage,
  type Reply,
  trying,
} from '../support/profile-dialogs.tsx'
import { clock, dateField, picker, typeDate } from '../support/ui-forms.tsx'

const titles = (page: Page) => page.$$eval('dialog:modal .dialog-title', all => all.map(title => title.textContent))
const press = (page: Page, words: string) =>
  page.locator(`dialog:modal ::-p-aria([name="${words}"][role="button"])`).click()
const buttons = (page: Page) =>
  page.$$eval('dialog:modal .dialog-body button:not(.field-button)', all => all.map(button => button.textContent))
const alerts = (page: Page) =>
  page.$$eval('dialog:modal [role="alert"]', all => all.map(alert => alert.textContent).filter(Boolean))
const canSave = (page: Page) =>
  page.$eval('dialog:modal [type="submit"].button', button => !button.matches(':disabled'))
const said = async (page: Page, message: string) => {
  await page.waitForSelector('dialog:modal .profile-done')
  return (await page.$eval('dialog:modal .profile-done', line => line.textContent)) === message
}
const closed = (page: Page) => until('it is closed', async () => (await page.$('dialog:modal')) === null)
const opener = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('data-profile-dialog'))
const ok = (member: Member, status = 200): Reply => ({
  status,
  body: status === 201 ? { data: { member } } : { member },
})
const refusal = (status: number): Reply => ({
  status,
  body: { statusCode: status, message: 'Something of the server’s.' },
})
const failure = 'An error occurred. Please try again or contact us if the problem persists.'
/** What a browser says by itself of an answer that is an error. */
const expected = [/the server responded with a status of/]

t.test('the profile dialogs', async t => {
  const site = await openSite(t, { table: [profilePage] })
  const options = { before: clock, expected }

  await site.test('a child is added', options, async (t, page) => {
    const api = await memberApi(page, nobody, [])
    await openDialog(page, site, 'add')
    t.same(await titles(page), ['Add Profile'])
    t.equal(await page.$eval('#profile-journey', line => line.textContent), 'Choose Your Journey:')
    t.same(await buttons(page), [
      'Trying to Conceive',
      'Baby on the way',
      'I am a Parent',
      'Someone I love Is Pregnant',
    ])
    await press(page, 'I am a Parent')
    await page.waitForSelector('dialog:modal [name="first_name"]')
    t.same(await titles(page), ['Add Profile'], 'one gave way to the other')
    t.same(await buttons(page), ['Save'], 'nothing is there to remove')

    await page.type('dialog:modal [name="first_name"]', 'A')
    t.same(await alerts(page), ['At least 2 characters'])
    t.notOk(await canSave(page))
    await page.type('dialog:modal [name="first_name"]', '1')
    t.same(await alerts(page), ['Only letters, spaces, apostrophes or hyphens'])
    await page.click('dialog:modal [name="first_name"]', { count: 3 })
    await page.keyboard.type('Ada')
    t.same(await alerts(page), [])
    await typeDate(page, 'birth_date', '11/30/2026')
    t.same(await alerts(page), ['Birthdate must be in the past'])
    await typeDate(page, 'birth_date', '2/30/2026')
    t.same(await alerts(page), ['Invalid date'])
    t.notOk(await canSave(page))
    await typeDate(page, 'birth_date', '1/5/2026')
    await typeDate(page, 'due_date', '5/26/2026')
    t.same(await alerts(page), ['Please enter a date within 20 weeks of the birthdate.'])
    t.notOk(await canSave(page))
    await typeDate(page, 'due_date', '2/16/2026')
    t.same(await alerts(page), [])
    await page.click('dialog:modal input[value="2"]')
    await page.keyboard.press('Enter')
    await page.waitForSelector('dialog:modal .button-busy')
    await page.keyboard.press('Escape')
    t.same(await titles(page), ['Add Profile'], 'while it saves it stays')
    t.ok(
      await page.$eval('dialog:modal input[value="2"]', radio => radio === document.activeElement),
      'so does the focus',
    )
    await page.keyboard.press('Escape')
    await page.waitForSelector('dialog:modal .button-busy')
    await press(page, 'Close')
    await page.waitForSelector('dialog:modal .button-busy')
    await api.answer({ data: { member: parent } }, 201)
    t.ok(await said(page, 'Profile was successfully added!'))
    t.same(api.sent, [
      {
        call: 'POST /api/members/m-1/children',
        body: {
          child: {
            first_name: 'Ada',
            birth_date: `/Date(${Date.UTC(2026, 0, 5)})/`,
            gender: 2,
            middle_name: null,
            due_date: Date.UTC(2026, 1, 16) / 1000,
          },
        },
      },
    ])
    await closed(page)
    t.equal(await opener(page), 'add', 'the focus is back')
    await page.click('[data-profile-dialog="child:c1"]')
    await page.waitForSelector('dialog:modal')
    t.same(await titles(page), ['Update Profile'], 'the page knows the child')
  })

  await site.test('a child is changed, fails, conflicts, and is removed', options, async (t, page) => {
    const [ada] = parent.born_children
    const message = 'This was changed somewhere else in the meantime. Here is how it is now.'
    const now = { ...parent, version: 9, born_children: ada ? [{ ...ada, first_name: 'Adele' }] : [] }
    const conflict = { status: 409, body: { message, member: now } }
    const api = await memberApi(page, parent, [refusal(503), conflict, ok({ ...nobody, version: 10 })])
    await openDialog(page, site, 'child:c1')
    const name = () =>
      page.$eval('dialog:modal [name="first_name"]', input => (input instanceof HTMLInputElement ? input.value : ''))
    t.same(await buttons(page), ['Save', 'Remove Profile'])
    t.equal(await name(), 'Ada')
    await press(page, 'Save')
    await until('it fails', async () => (await alerts(page)).length === 1)
    t.same(await alerts(page), [failure], 'in the form’s own words')
    await press(page, 'Save')
    await until('it is refused', async () => (await alerts(page)).includes(message))
    t.equal(await name(), 'Adele')
    await press(page, 'Remove Profile')
    t.ok(await said(page, 'Profile was successfully removed!'))
    t.same(
      api.sent.map(({ call }) => call),
      ['PUT /api/members/m-1/children/c1', 'PUT /api/members/m-1/children/c1', 'DELETE /api/members/m-1/children/c1'],
    )
    await closed(page)
    t.equal(await opener(page), 'child:c1')
  })

  await site.test('a pregnancy is added by its last period', options, async (t, page) => {
    const api = await memberApi(page, nobody, [refusal(503), ok({ ...expecting, version: 8 }, 201)])
    await openDialog(page, site, 'add')
    await press(page, 'Baby on the way')
    await page.waitForSelector('dialog:modal [name="due_date"]')
    const dueDate = () =>
      page.$eval(dateField('due_date'), input => (input instanceof HTMLInputElement ? input.value : ''))
    t.equal(await dueDate(), '07/31/2027', '252 days ahead')
    await typeDate(page, 'due_date', '12/1/2027')
    t.same(await alerts(page), ['Please enter a date within 10 months from now.'])
    t.notOk(await canSave(page))
    await press(page, 'Calculate My Due Date')
    await page.waitForSelector(picker('last_period'))
    await press(page, 'Calculate')
    t.ok((await alerts(page)).includes('Enter the first day of your last period, with day, month and year.'))
    await typeDate(page, 'last_period', '5/28/2026')
    await page.keyboard.press('Enter')
    await page.waitForSelector('dialog:modal .profile-line')
    t.same(await titles(page), ['Congratulations'], 'one stands, not two')
    t.equal(await page.$eval('dialog:modal .profile-line', line => line.textContent), 'Your due date is March 4, 2027.')
    await press(page, 'Back')
    await until('the form is back', async () => (await titles(page)).join() === 'Add Profile')
    t.equal(await dueDate(), '03/04/2027')
    await page.click('dialog:modal input[value="true"]')
    await page.type('dialog:modal [name="code_name"]', 'Bean')
    await press(page, 'Save')
    await until('it is refused', async () => (await alerts(page)).length === 1)
    t.same(await alerts(page), ['Add profile error.'])
    await press(page, 'Save')
    t.ok(await said(page, 'Profile was successfully added!'))
    t.same(api.sent.at(-1), {
      call: 'POST /api/members/m-1/pregnancies',
      body: { pregnancy: { due_date: Date.UTC(2027, 2, 4) / 1000, multiples: 'true', code_name: 'Bean' } },
    })
    await closed(page)
    t.equal(await opener(page), 'add')
  })

  await site.test('a pregnancy is kept, and removed', options, async (t, page) => {
    const api = await memberApi(page, expecting, [ok({ ...nobody, version: 8 })])
    await openDialog(page, site, 'pregnancy')
    t.same(await buttons(page), ['Save', 'I Have Experienced a Loss', 'Remove Profile'], 'nothing to calculate')
    await press(page, 'Remove Profile')
    await page.waitForSelector('::-p-text(Are you sure you want to remove this pregnancy from your profile?)')
    await press(page, 'Keep Profile')
    await until('the form is back', async () => (await titles(page)).join() === 'Update Profile')
    t.equal(await page.evaluate(() => document.activeElement?.textContent), 'Remove Profile', 'the focus too')
    await page.keyboard.press('Enter')
    await page.waitForSelector('::-p-text(Keep Profile)')
    await page.click('dialog:modal .button-row button')
    t.ok(await said(page, 'Profile was successfully removed!'))
    t.same(api.sent, [
      {
        call: 'DELETE /api/members/m-1/pregnancies/p1',
        body: { pregnancy: { id: 'p1', due_date: Date.UTC(2027, 2, 4) / 1000, multiples: 'false' } },
      },
    ])
  })

  for (const [words, is_ttc] of [
    ["I'm Trying to Conceive", true],
    ['No Status', false],
  ] as const) {
    await site.test(`a loss, then ${words}`, options, async (t, page) => {
      const api = await memberApi(page, expecting, [ok({ ...nobody, is_ttc, version: 8 })])
      await openDialog(page, site, 'pregnancy')
      await press(page, 'I Have Experienced a Loss')
      await page.waitForSelector('::-p-text(We are so sorry for your loss.)')
      t.same(await titles(page), ['Helpful Resources'])
      t.equal(
        await page.$eval('dialog:modal a', a => `${a.textContent} ${a.getAttribute('href')}`),
        'Miscarriage & Pregnancy Loss /topics/pregnancy-miscarriage-pregnancy-loss',
      )
      await page.evaluate(() => Object.assign(window, { before: true }))
      await press(page, words)
      t.ok(await said(page, 'Your profile is up to date.'))
      t.equal(await page.$('dialog:modal .profile-done svg'), null, 'nothing is ticked off')
      t.same(api.sent, [{ call: 'DELETE /api/members/m-1/pregnancies/p1', body: { is_ttc } }])
      await until('the page is made anew, without the pregnancy', () =>
        page.evaluate(() => !('before' in window)).catch(() => false),
      )
    })
  }

  await site.test('a loss that another tab has recorded', options, async (t, page) => {
    await memberApi(page, expecting, [
      { status: 409, body: { message: 'Here is how it is now.', member: { ...nobody, version: 9 } } },
    ])
    await openDialog(page, site, 'pregnancy')
    await press(page, 'I Have Experienced a Loss')
    await page.waitForSelector('::-p-text(We are so sorry for your loss.)')
    await page.evaluate(() => Object.assign(window, { before: true }))
    await press(page, 'No Status')
    await until('the page is made anew, without the pregnancy', () =>
      page.evaluate(() => !('before' in window)).catch(() => false),
    )
    t.equal(await page.$('dialog:modal'), null)
  })

  await site.test('a child that another tab has removed', options, async (t, page) => {
    const api = await memberApi(page, parent, [{ status: 404, body: { message: 'There is nothing at this address.' } }])
    await openDialog(page, site, 'child:c1')
    await press(page, 'Remove Profile')
    await closed(page)
    t.same(
      api.sent.map(({ call }) => call),
      ['DELETE /api/members/m-1/children/c1'],
    )
    t.equal(await opener(page), 'child:c1', 'the focus is back')
  })

  await site.test('trying to conceive: added, refused in silence, and on to a pregnancy', options, async (t, page) => {
    await memberApi(page, nobody, [refusal(500), ok({ ...trying, version: 8 })])
    await openDialog(page, site, 'add')
    await press(page, 'Trying to Conceive')
    await until('it is refused', async () => (await page.$('dialog:modal .button-busy')) === null)
    t.same(await alerts(page), [])
    await press(page, 'Trying to Conceive')
    t.ok(await said(page, 'Profile was successfully added!'))
    await closed(page)
    await page.click('[data-profile-dialog="ttc"]')
    await page.waitForSelector('dialog:modal')
    t.same(await titles(page), ['Update Profile'])
    t.equal(await page.$eval('dialog:modal .profile-line', line => line.textContent), 'Trying to conceive')
    await press(page, 'I am Pregnant')
    await page.waitForSelector('dialog:modal [name="due_date"]')
    t.same(await titles(page), ['Add Profile'])
    await page.keyboard.press('Escape')
    await closed(page)
    t.equal(await opener(page), 'ttc')
  })

  const widths = [320, 390, 1280]
  for (const [member, name, steps] of [
    [nobody, 'add', ['Baby on the way', 'Calculate My Due Date']],
    [parent, 'child:c1', []],
    [trying, 'ttc', []],
    [expecting, 'pregnancy', ['I Have Experienced a Loss']],
    [expecting, 'pregnancy', ['Remove Profile']],
  ] as const) {
    await site.test(`${[name, ...steps].join(', ')} looks right`, options, async (t, page) => {
      await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }])
      await memberApi(page, member, [])
      await openDialog(page, site, name)
      const check = async (what: string) => {
        for (const width of widths) {
          await page.setViewport({ width, height: 800 })
          await still(page)
          await look(t, page, `${what}, ${width} px`, 'dialog:modal')
        }
      }
      await check(name)
      for (const step of steps) {
        const before = await buttons(page)
        await press(page, step)
        await until('it opens', async () => `${await buttons(page)}` !== `${before}`)
        await check(`${name}, ${step}`)
      }
    })
  }
})
