// Every document that the checker reads: all pages, and the forms that a page takes for other visitors.
import type { InjectOptions } from 'fastify'
import { uiPage } from '../../routes/ui.tsx'
import { crawl } from '../support/crawl.ts'
import { fakeMemberApi, session } from '../support/fake-member-api.ts'
import { type Owner, type TestSite, testSite } from '../support/site.ts'

export interface Document {
  name: string
  html: string
}

const article = '/a/foods-to-limit-in-pregnancy'
const member = {
  id_string: 'm1',
  first_name: 'Ada',
  is_ttc: false,
  pregnancy: { due_date: 1_800_000_000 },
  born_children: [],
}
const phone = {
  'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile/15E148 Safari/604.1',
}
const inApp = { 'user-agent': 'LittleAlmanacApp/4.2 (Android)' }
const cookie = { cookie: `session=${session}` }

/** What visitors get beside the pages of the crawl. The first page of a member is the one that names them late. */
const variants: readonly (InjectOptions & { name: string; status?: number })[] = [
  { name: 'signed in, named late', url: article, headers: cookie },
  { name: 'signed in, known', url: article, headers: cookie },
  { name: 'signed in, streamed', url: '/dashboard', headers: cookie },
  { name: 'on a phone', url: article, headers: phone },
  { name: 'on a phone, signed in', url: article, headers: { ...phone, ...cookie } },
  { name: 'inside the app', url: article, headers: inApp },
  { name: 'inside the app, signed in', url: article, headers: { ...inApp, ...cookie } },
  { name: 'outside the US', url: article, headers: { 'cf-ipcountry': 'DE' } },
  { name: 'search results', url: '/search?q=sleep' },
  { name: 'nothing found', url: '/search?q=xyzzy' },
  { name: 'nothing there', url: '/pregnancy-week-by-week/99-weeks-pregnant', status: 404 },
]

async function read({ ask }: TestSite, { name, status = 200, ...asked }: (typeof variants)[number]): Promise<Document> {
  const answer = await ask(asked)
  if (answer.statusCode !== status)
    throw new Error(`${name}: ${asked.url} answered ${answer.statusCode}, not ${status}.`)
  return { name: `${asked.url} (${name})`, html: answer.body }
}

/** Renders all of them. What this starts ends with `owner`. */
export async function everyDocument(owner: Owner): Promise<Document[]> {
  const { pages } = await crawl(owner)
  const api = await fakeMemberApi(owner, member, 20)
  const site = await testSite(owner, { env: { MEMBER_API_URL: api.url } })
  const documents = [...pages.values()].map(({ path, html }) => ({ name: path, html }))
  // One after another: whether a member is known already is part of it.
  for (const variant of variants) documents.push(await read(site, variant))
  // Only builds for developers hold the kit's style sheet.
  const developers = await testSite(owner, { folder: 'dist-test', table: [uiPage] })
  documents.push(await read(developers, { name: 'the kit', url: uiPage.path }))
  return documents
}
