// What the dashboard asks for, recommends, and does with what does not come.
import t from 'tap'
import { signsPage } from '../../content/danger-signs/signs-page.ts'
import { isLoss } from '../../content/loss.ts'
import { nextPregnancy } from '../../content/quiet-almanac.ts'
import { helpAt, pregnancyHelp, tryingHelp } from '../../content/todays-help.ts'
import type { Member } from '../../contract/member.ts'
import type { RecordKinds } from '../../contract/records.ts'
import { calendarDate } from '../../domain/dates.ts'
import type { Content } from '../../publishing/load.ts'
import { dashboard } from '../../routes/dashboard.tsx'
import type { Own, ReadRecord } from '../../routes/loading.ts'
import { openBuild } from '../../server/build.ts'
import { createLoader } from '../../server/pages/loader.ts'
import type { Deferred } from '../../views/dashboard/deferred.tsx'
import type { Sheet } from '../../views/dashboard/sheet.ts'
import { aMember, aPregnancy } from '../support/member-entity.ts'
import { noRegistries } from '../support/registries.ts'

const { content } = openBuild(new URL('../../dist', import.meta.url).pathname)
const input = {
  site: 'main',
  path: '/dashboard',
  query: {},
  layout: 'desktop',
  country: 'US',
  signedIn: true,
  versions: {},
} as const
const today = calendarDate('2026-11-21')
const shared = async () => null
const registries = noRegistries
const loss = {
  id: 'l1',
  code_name: null,
  due_date: 1_800_000_000,
  multiples: 'false',
  record: 'hide',
  recorded_at: '',
} as const

/** Answers from a table; what is not in it is not reached. Remembers what was asked. */
function records(table: Partial<RecordKinds>) {
  const asked: string[] = []
  const read: ReadRecord = async kind => {
    asked.push(kind)
    const record = table[kind]
    if (record === undefined) throw new Error('away')
    return record
  }
  return { read, asked }
}

async function loadPage(own: Own, from: Content = content) {
  const loaded = await createLoader([dashboard], from)(input, undefined, { own })
  if (!('page' in loaded)) throw new Error('a page was expected')
  // What the view gets
  const { sheet } = (loaded.page.body as { props: { loaded: { sheet: Deferred<Sheet | null> } } }).props.loaded
  return { sheet }
}

async function sheetOf(member: Partial<Member>, table: Partial<RecordKinds>, from?: Content) {
  const { read, asked } = records(table)
  const { sheet } = await loadPage({ member: Promise.resolve(aMember(member)), read, shared, registries, today }, from)
  if (!('is' in sheet) || !sheet.is) throw new Error('it was there in time')
  return { ...sheet.is, asked }
}

const isOnLoss = (from: Content) => (card: { slug: string }) =>
  from.cards('article').some(piece => piece.slug === card.slug && isLoss(piece))
const articles = content.cards('article')
const lossPieces = articles.filter(isLoss)
// They lead the list, as the newest would.
const led: Content = {
  ...content,
  cards: kind => (kind === 'article' ? [...lossPieces, ...articles] : content.cards(kind)),
}

t.test('pieces on a loss are for those after a loss, and nobody else', async t => {
  t.ok(lossPieces.length > 0, 'there is such a piece')
  const plain = { losses: [], 'saved-articles': [], cycle: null }
  for (const member of [{}, { is_ttc: true }, { pregnancy: aPregnancy('2027-05-30') }]) {
    const { articles } = await sheetOf(member, plain, led)
    t.ok(articles.length > 0)
    t.notOk(articles.some(isOnLoss(led)))
  }
  for (const member of [{}, { is_ttc: true }]) {
    const { articles } = await sheetOf({ ...member, after_loss: true }, { ...plain, losses: [loss] }, led)
    t.ok(articles.length > 0 && articles.every(isOnLoss(led)), 'nothing else')
    t.notOk(
      articles.some(({ slug }) => slug === nextPregnancy),
      'and nothing of the next one',
    )
  }
})

t.test('what is asked for', async t => {
  const plain = { losses: [], 'saved-articles': [], cycle: null }
  t.same((await sheetOf({}, plain)).asked, ['losses', 'saved-articles', 'favorite-names'])
  t.same((await sheetOf({ is_ttc: true }, plain)).asked, ['losses', 'cycle', 'saved-articles', 'favorite-names'])
})

t.test('the newest saved pieces that there are, three of them', async t => {
  const slugs = [
    'gone-for-good',
    '12-weeks-pregnant',
    'foods-to-limit-in-pregnancy',
    'safe-sleep-for-babies',
    'registry-101',
  ]
  const { saved } = await sheetOf({}, { losses: [], 'saved-articles': slugs.map(slug => ({ slug, saved_at: '' })) })
  t.same(
    saved?.is.map(({ slug }) => slug),
    slugs.slice(1, 4),
  )
})

t.test('the guide to the week', async t => {
  const plain = { losses: [], 'saved-articles': [] }
  t.equal((await sheetOf({ pregnancy: aPregnancy('2027-05-30') }, plain)).week?.slug, '12-weeks-pregnant')
  t.equal((await sheetOf({ pregnancy: aPregnancy('2027-05-29') }, plain)).week?.slug, '13-weeks-pregnant')
})

t.test('records that cannot be reached leave the page standing', async t => {
  const { losses, saved, cycle } = await sheetOf({ is_ttc: true }, {})
  t.same({ losses, saved, cycle }, { losses: null, saved: null, cycle: null })
})

t.test('a member who is late, and turns out to be nobody', async t => {
  const { promise, resolve } = Promise.withResolvers<Member | null>()
  const { sheet } = await loadPage({ member: promise, read: records({}).read, shared, registries, today })
  resolve(null)
  t.equal('comes' in sheet && (await sheet.comes), null)
})

t.test('nobody is signed in', async t => {
  const loaded = await createLoader([dashboard], content)(input, undefined, {
    own: { member: Promise.resolve(null), read: records({}).read, shared, registries, today },
  })
  t.match(loaded, { redirect: { status: 303, location: '/login?target=%2Fdashboard' } })
})

t.test('what was said when joining holds until the first profile', async t => {
  const begins = async (member: Partial<Member>) => {
    const { read } = records({ losses: [], 'saved-articles': [] })
    const { sheet } = await loadPage({
      member: Promise.resolve(aMember(member)),
      read,
      shared,
      registries,
      today,
      begins: 'pregnant',
    })
    return 'is' in sheet && sheet.is?.begins
  }
  t.equal(await begins({}), 'pregnant')
  for (const member of [{ pregnancy: aPregnancy('2027-05-30') }, {}])
    t.equal(await begins({ ...member, had_profile: true }), undefined)
})

t.test('every guide that is said to help is there', async t => {
  const all = [...tryingHelp, ...Object.values(pregnancyHelp).flat(), ...[0, 3, 6, 12, 36].flatMap(helpAt)]
  const paths = new Set([signsPage.path, ...content.cards('article').map(({ path }) => path)])
  t.same(
    all.filter(({ path }) => !paths.has(path.replace(/#.*/, ''))).map(({ path }) => path),
    [],
  )
  t.same(helpAt(37), [], 'nothing beyond the ages of the guides')
})
