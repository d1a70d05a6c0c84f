// The avatar dialog on a page of its own, with the member API faked at the browser's edge, and hands to work with it.
import type { HTTPRequest, Page, ResponseForRequest } from 'puppeteer'
import { avatarAssets } from '../../views/account/avatar-assets.ts'
import { Island } from '../../views/island.tsx'
import { usePage } from '../../views/page.tsx'
import { type BrowserSite, island, until } from './browser.ts'
import { fixture } from './fixture-pages.tsx'
import { aMember } from './member-entity.ts'
import { OwnSheet } from './own-sheet.tsx'

const Avatar = () => {
  const { asset } = usePage().build
  const props = { idString: 'id-1', username: 'emma', firstName: 'Émilie', avatarUrl: asset('avatars/peach.svg') }
  return (
    <>
      <OwnSheet />
      <Island name="avatar-dialog" props={{ ...props, assets: avatarAssets(asset) }} when="load" />
      <Island name="avatar-dialog" props={{ ...props, assets: avatarAssets(asset) }} when="load" />
    </>
  )
}
/** Twice, as on a page whose header has it too. */
export const avatarPage = fixture('/avatar', <Avatar />)

/** What is there: an upload. */
export const upload = { is_placeholder: false, placeholder_slug: '', letter: '', background_color: '' }
/** What is there: a letter on orange. */
export const letterG = { is_placeholder: true, placeholder_slug: 'g-ef6c00', letter: 'G', background_color: '#EF6C00' }

export const camera = 'button[aria-label="Change avatar"]'
export const dialog = 'dialog:modal:has(.avatar-form)'
export const question = 'dialog:modal:not(:has(.avatar-form))'
export const save = `${dialog} .avatar-save button`
export const radio = (name: string) => `${dialog} input[aria-label="${name}"]`
/** A button or tab of those words in what is open. */
export const words = (text: string) => `dialog:modal ::-p-text(${text})`

interface Api {
  info?: object
  /** Answers a save; without it the picture becomes the drawing of a hat. */
  put?: () => Partial<ResponseForRequest> | Promise<Partial<ResponseForRequest>>
}

/** Opens the page and the dialog on it. Gives the saves that were sent, as they are on the wire. */
export async function openAvatar(page: Page, site: BrowserSite, { info = upload, put }: Api = {}) {
  const sent: string[] = []
  const answer = async (request: HTTPRequest) => {
    const { pathname } = new URL(request.url())
    if (request.method() === 'GET' && pathname === '/api/members/id-1/avatar') return request.respond(json(info))
    if (pathname === '/api/members/me') return request.respond(json({ member: aMember({ id: 'id-1' }) }))
    if (request.method() !== 'PUT' || pathname !== '/api/members/emma/avatar') return request.continue()
    sent.push((await request.fetchPostData()) ?? '')
    const url = await page.$eval('.avatar-dialog img', img => img.src)
    return request.respond((await put?.()) ?? json({ avatar_url: `${url}?saved` }))
  }
  await page.setRequestInterception(true)
  page.on('request', answer)
  await page.goto(`${site.origin}/avatar`)
  await page.waitForSelector(island('avatar-dialog', 'ready'))
  const known = page.waitForResponse(response => response.url().endsWith('/id-1/avatar'))
  await page.click(camera)
  await page.waitForSelector(dialog)
  await known
  await stands(page, dialog)
  return sent
}

/** Waits until a dialog has come. */
export const stands = (page: Page, which: string) =>
  until(`${which} stands`, () => page.$$eval(which, ([it]) => it !== undefined && getComputedStyle(it).opacity === '1'))

export const json = (body: object, status = 200) => ({
  status,
  contentType: 'application/json',
  body: JSON.stringify(body),
})

/** What is chosen in the grid that is seen. */
export const chosen = (page: Page) =>
  page.$$eval('dialog:modal input:checked', inputs => inputs.map(input => input.ariaLabel))
export const caption = (page: Page) => page.$eval('dialog:modal figcaption', element => element.textContent)
/** The accessible name of what has the focus. */
export const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.ariaLabel ?? document.activeElement?.textContent)

/** Puts a file into the upload control, as the browser's own dialog would. */
export const choosePhoto = (page: Page, name: string, bytes: number[], size = bytes.length) =>
  page.$eval(
    'dialog:modal input[type="file"]',
    (input, name, bytes, size) => {
      const list = new DataTransfer()
      const whole = new Uint8Array(size)
      whole.set(bytes)
      list.items.add(new File([whole], name))
      if (input instanceof HTMLInputElement) input.files = list.files
      input.dispatchEvent(new Event('change', { bubbles: true }))
    },
    name,
    bytes,
    size,
  )
