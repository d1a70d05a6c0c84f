// Members as the prompts tell them apart, signed in to a browser.
import type { Page } from 'puppeteer'
import { toUnixSeconds } from '../../domain/dates.ts'
import { dueDate } from './account-menu.ts'
import type { TestMembers } from './members.ts'

/** Signs somebody new in: a member of the sister product, or one after a loss. */
export async function signInAs(members: TestMembers, page: Page, email: string, kind: 'sister' | 'loss') {
  const { token, member } = await members.join(email, { first_name: 'Emma' })
  const { db } = members.store
  if (kind === 'sister')
    await db.updateTable('members').set({ is_created_on_tk: 1 }).where('id', '=', member.id_string).execute()
  else {
    const ask = (method: string, path: string, body: object) =>
      members.ask(method, `/members/${member.id_string}/pregnancies${path}`, { token, body })
    const added = await ask('POST', '', { pregnancy: { due_date: toUnixSeconds(dueDate), multiples: 'false' } })
    await ask('DELETE', `/${added.json().data.member.pregnancy.id}`, { is_ttc: false })
  }
  await page.browserContext().setCookie({ name: 'session', value: token, domain: 'localhost' })
}
