// Somebody who keeps a list, with a site before the real member API.
import type { Test } from 'tap'
import type { Registry } from '../../contract/registry.ts'
import { all, parseHtml, type Tag } from './html.ts'
import { aGuest, listOf, type OwnedList } from './members/a-registry.ts'
import { type TestMembers, testMembers } from './members.ts'
import { testSite } from './site.ts'
import { freshPlace } from './stores.ts'

export const formType = 'application/x-www-form-urlencoded'

/** A site, and its member API on a fresh store. */
export async function registrySite(t: Test) {
  const members = await testMembers(t, await freshPlace(t, 'sqlite'), { clock: { now: Date.now() } })
  const url = await members.app.listen({ host: '127.0.0.1', port: 0 })
  const site = await testSite(t, { env: { MEMBER_API_URL: url }, folder: 'dist-test' })
  return { members, site, ...waysOf(site, members) }
}

/** How members open pages and send forms. */
function waysOf({ ask }: Awaited<ReturnType<typeof testSite>>, members: TestMembers) {
  const open = (url: string, token?: string) =>
    ask({ url, headers: token === undefined ? {} : { cookie: `session=${token}` } })
  const submit = (url: string, fields: Record<string, string>, token?: string, headers: Record<string, string> = {}) =>
    ask({
      method: 'POST',
      url,
      headers: {
        ...(token !== undefined && { cookie: `session=${token}` }),
        'sec-fetch-site': 'same-origin',
        'content-type': formType,
        ...headers,
      },
      payload: new URLSearchParams(fields).toString(),
    })
  /** A member who keeps a list. */
  const owner = async (email: string, more: object = {}) => {
    const { token, member } = await members.join(email, { first_name: 'Emma' })
    const list: OwnedList = await listOf(members, token, member.id_string, more)
    return {
      token,
      list,
      home: `/manage/${list.id}`,
      read: (): Promise<Registry> => list.read(),
      guest: () => aGuest(members, list.link),
      open: (path: string) => open(path, token),
      submit: (path: string, fields: Record<string, string>) => submit(path, fields, token),
    }
  }
  return { open, submit, owner }
}

/** The fields of a page by name, as they are shown: text, or 'on' for a ticked box. */
export function shownFields(html: string): Record<string, string> {
  const page = parseHtml(html)
  const shown: Record<string, string> = {}
  const isField = ({ name }: Tag) => ['input', 'textarea', 'select'].includes(name)
  for (const tag of all(page, isField)) {
    const { name, type, value = '' } = tag.attributes
    if (name === undefined || ((type === 'radio' || type === 'checkbox') && !('checked' in tag.attributes))) continue
    const chosen = all(tag, ({ attributes }) => 'selected' in attributes)[0]?.attributes.value
    shown[name] ??= tag.name === 'select' ? (chosen ?? '') : tag.name === 'textarea' ? textIn(tag) : value
  }
  return shown
}

const textIn = (tag: Tag) => tag.children.map(child => (typeof child === 'string' ? child : '')).join('')
