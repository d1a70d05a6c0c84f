// A page with buttons that open the profile dialogs, a member who is made up, and the member API at the network's edge.
import type { HTTPRequest, Page } from 'puppeteer'
import type { Member } from '../../contract/member.ts'
import { Island } from '../../views/island.tsx'
import { type BrowserSite, island, still } from './browser.ts'
import { fixture } from './fixture-pages.tsx'
import { aMember } from './member-entity.ts'
import { OwnSheet } from './own-sheet.tsx'

/** Thursday, March 4, 2027. */
const due_date = Date.UTC(2027, 2, 4) / 1000

export const nobody = aMember({
  id_string: 'm-1',
  username: 'jo',
  first_name: 'Jo',
  last_name: 'Doe',
  avatar_url: '',
  email: 'jo@example.com',
  version: 7,
})
export const expecting: Member = { ...nobody, pregnancy: { id: 'p1', due_date, multiples: 'false' } }
export const trying: Member = { ...nobody, is_ttc: true }
export const parent: Member = {
  ...nobody,
  born_children: [
    {
      id: 'c1',
      id_string: 'c1',
      first_name: 'Ada',
      birth_date: `/Date(${Date.UTC(2026, 0, 5)})/`,
      gender: 2,
      middle_name: null,
      age_string: '10 months',
    },
  ],
}

export const profilePage = fixture(
  '/profiles',
  <>
    <OwnSheet />
    <div className="button-row">
      {['add', 'ttc', 'pregnancy', 'child:c1'].map(name => (
        <button key={name} type="button" className="button" data-profile-dialog={name}>
          {name}
        </button>
      ))}
    </div>
    <Island name="profile-dialogs" props={{ member: null }} when="load" />
  </>,
)

export type Reply = { status: number; body: object } | 'hold'

interface Sent {
  call: string
  body: unknown
}

/**
 * Answers the member API of a page: who asks gets `member`, and each change the next of `replies`.
 * Gives what was sent, and answers what was held.
 */
export async function memberApi(page: Page, member: Member, replies: Reply[]) {
  const sent: Sent[] = []
  const held: HTTPRequest[] = []
  const json = (body: object, status = 200) => ({ status, contentType: 'application/json', body: JSON.stringify(body) })
  await page.setRequestInterception(true)
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (!pathname.startsWith('/api/members/')) return request.continue()
    if (request.method() === 'GET') return request.respond(json({ member }))
    sent.push({ call: `${request.method()} ${pathname}`, body: JSON.parse(request.postData() ?? 'null') })
    const reply = replies.shift() ?? 'hold'
    return reply === 'hold' ? held.push(request) : request.respond(json(reply.body, reply.status))
  })
  const answer = (body: object, status = 200) =>
    Promise.all(held.splice(0).map(request => request.respond(json(body, status))))
  return { sent, answer }
}

/** Opens a dialog by its button on the page. */
export async function openDialog(page: Page, site: BrowserSite, name: string) {
  await page.emulateTimezone('America/New_York')
  await page.goto(`${site.origin}/profiles`)
  await page.waitForSelector(island('profile-dialogs', 'ready'))
  await page.click(`[data-profile-dialog="${name}"]`)
  await page.waitForSelector('dialog:modal')
  await still(page)
}
