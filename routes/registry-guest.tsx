// What guests of a registry see and do without an account: the list behind its link, and its PIN.
import { redirect } from 'react-router'
import type { GuestItem, GuestRegistry, OpenHead } from '../contract/registry.ts'
import { type CalendarDate, calendarDate, formatLong, today } from '../domain/dates.ts'
import { giverDataUntil } from '../domain/registry/fields.ts'
import { type GuestFilter, guestFilterOf } from '../domain/registry/guest-filter.ts'
import { pausedWords } from '../domain/registry/registry.ts'
import { randomKey } from '../lib/random-key.ts'
import { within } from '../lib/within.ts'
import type { FormShown } from '../views/account/form-state.ts'
import { AwayView, ClosedView, PinView } from '../views/registry/guest/closed.tsx'
import { GiftView } from '../views/registry/guest/gift-page.tsx'
import { GuestListView } from '../views/registry/guest/guest-list.tsx'
import type { Wishes } from '../views/registry/guest/wishes-view.tsx'
import { missing, page, withStatus } from './define-page.tsx'
import type { Loading } from './loading.ts'
import { goneWish, pinForm, reserveForm } from './registry-guest-forms.ts'

/** Milliseconds that a page waits for the API, less than a loader may take. */
const patienceMs = 1800
/** Seconds after which another try makes sense. */
export const awaySeconds = 5

/** What the API answers; 'away' when it does not. Its client has logged why. */
export const answerOf = <T,>(asked: Promise<T> | undefined): Promise<T | 'away'> =>
  asked ? within(patienceMs, asked, 'away' as const).catch(() => 'away' as const) : Promise.resolve('away')

export const unknownList = () =>
  missing({ reason: 'no-registry', suggestions: [{ title: 'Find a registry', path: '/babyregistrysearch' }] })

const noForm: FormShown = { values: {}, errors: {} }

interface ListShown {
  kind: 'list'
  head: OpenHead
  read: () => Promise<Wishes>
  filter: GuestFilter
  path: string
  pressKey: string
  deleted: string
  shown: FormShown
}

type Shown =
  | { kind: 'away'; path: string }
  | { kind: 'pin'; path: string; shown: FormShown }
  | { kind: 'closed'; words: string; typed?: string }
  | ListShown
  | (Omit<ListShown, 'kind' | 'read'> & { kind: 'gift'; gift: GuestItem })

/** When the name, address and words of somebody who reserves today are deleted, in words. */
function deletedWords({ event_date }: OpenHead, reserved: CalendarDate): string {
  if (event_date === null)
    return 'All three are deleted 60 days after the parents’ day, or after today if that is later; where they have named none, after 300 days.'
  const until = giverDataUntil({ event_date: calendarDate(event_date), surprise_until: null }, reserved)
  return `All three are deleted after ${formatLong(until)}.`
}

const listPath = (link: string) => `/registry/${link}`

async function loadList({
  input,
  own,
  form,
  params: { link = '' },
}: Loading & { params: { link?: string } }): Promise<Shown> {
  const path = listPath(link)
  const head = await answerOf(own?.registries.guestHead(link))
  if (head === null) throw unknownList()
  if (head === 'away') return withStatus({ kind: 'away', path }, 503, awaySeconds)
  if (head.status === 'pin')
    return {
      kind: 'pin',
      path: `${path}/pin`,
      shown: form ?? (input.query.opened ? { ...noForm, message: notKept } : noForm),
    }
  if (head.status === 'paused')
    return { kind: 'closed', words: head.words ? pausedWords[head.words] : '', typed: form?.values.message }
  const list = {
    head,
    path,
    filter: guestFilterOf(input.query),
    pressKey: randomKey().slice(0, 32),
    deleted: deletedWords(head, today(Date.now())),
    shown: form ?? noForm,
  }
  const read = () => answerOf(own?.registries.guest(link)).then(wishesOf)
  const chosen = form?.values.item ?? input.query.item
  if (chosen === undefined) return { ...list, kind: 'list', read }
  const wishes = await read()
  if (wishes === null) return withStatus({ kind: 'away', path }, 503, awaySeconds)
  const gift = wishes.find(({ id }) => id === chosen)
  if (gift) return { ...list, kind: 'gift', gift }
  return {
    ...list,
    kind: 'list',
    read: async () => wishes,
    ...(form === undefined && { shown: { ...noForm, message: goneWish } }),
  }
}

/** Null when they cannot be had: the API is away, or the list was closed a moment ago. */
const wishesOf = (answer: GuestRegistry | 'away' | null): Wishes =>
  answer !== null && answer !== 'away' && answer.status === 'open' ? answer.items : null

/** The form of the PIN leads to the list, which asks for it again when the browser has kept no cookie. */
const notKept =
  'Your browser has not kept the PIN, or the parents have changed it. Please allow cookies for this site, and enter it again.'

/** Says nothing of the list: titles stand in histories, and chats show them. */
const head = {
  title: 'A list of wishes',
  description: 'A list that somebody has shared by its link.',
  noindex: true,
} as const
const closedHead = { ...head, title: 'This list is not open at the moment' }

function ListView({ loaded }: { loaded: Shown }) {
  switch (loaded.kind) {
    case 'away':
      return <AwayView what="This list" path={loaded.path} />
    case 'pin':
      return <PinView {...loaded} />
    case 'closed':
      return <ClosedView {...loaded} />
    case 'gift':
      return <GiftView {...loaded} isOwner={loaded.head.is_owner} />
    case 'list':
      return <GuestListView {...loaded} />
  }
}

const shared = { for: 'personal', isSecret: true, whenSensitive: 'itself', examples: [] } as const

export const guestList = page<Shown>({
  ...shared,
  path: '/registry/:link',
  query: ['price', 'group', 'shared', 'item', 'opened'],
  form: reserveForm,
  load: loadList,
  head: loaded => ({
    ...(loaded.kind === 'closed' ? closedHead : head),
    sheet: 'registry-guest',
    ...((loaded.kind === 'list' || loaded.kind === 'gift') && { script: 'js/registry-left.js' }),
  }),
  view: ListView,
})

export const guestPin = page<Shown>({
  ...shared,
  path: '/registry/:link/pin',
  form: pinForm,
  async load(loading) {
    const loaded = await loadList(loading)
    if (loaded.kind === 'list') throw redirect(loaded.path, 303)
    return loaded
  },
  head: () => ({ ...head, sheet: 'registry-guest' }),
  view: ListView,
})
