// The script of a registry's pages for guests: says what somebody else reserves while the page is open. The pages work
// without it.
import {
  changesIn,
  closedNews,
  giftNews,
  isOver,
  type Left,
  leftIn,
  pauseAfter,
  takenNews,
} from '../state/registry/left-poll.ts'

/** The gifts of a list, or the page of one. */
const place = document.querySelector<HTMLElement>('[data-left]')
const news = document.querySelector<HTMLElement>('.guest-news')
/** Nothing more is to be learned. */
let isDone = false
const gifts = place ? (place.matches('ul') ? [...place.children] : [place]) : []

/** The figure beside a gift, of which there may be none: then there is one of it. */
const figureOf = (gift: Element) => gift.querySelector<HTMLElement>('b')

/** How much is left, by what the page says: of a group gift the figure counts the shares that are taken. */
function shownLeft(gift: Element): number {
  const figure = figureOf(gift)
  if (!figure) return gift.hasAttribute('data-taken') ? 0 : 1
  const count = Number(figure.textContent)
  return figure.dataset.of === undefined ? count : Number(figure.dataset.of) - count
}

function show(gift: Element, left: number) {
  const figure = figureOf(gift)
  if (figure) figure.textContent = String(figure.dataset.of === undefined ? left : Number(figure.dataset.of) - left)
  gift.toggleAttribute('data-taken', left === 0)
}

const titleOf = (gift: Element) => gift.querySelector('h1, h3')?.textContent ?? ''

const tell = (text: string) => {
  if (news) news.textContent = text
}

/** Puts an answer on the page, and announces what has run out. */
function apply(now: Left) {
  // The list was closed, or has a new PIN.
  isDone = Object.keys(now).length === 0
  if (isDone) return tell(closedNews)
  const shown = Object.fromEntries(gifts.map(gift => [gift.id, shownLeft(gift)]))
  const changes = changesIn(shown, now)
  if (changes.length === 0) return
  const byId = new Map(gifts.map(gift => [gift.id, gift]))
  for (const { id, left } of changes) {
    const gift = byId.get(id)
    if (gift) show(gift, left)
  }
  const taken = changes.filter(({ left }) => left === 0).flatMap(({ id }) => byId.get(id) ?? [])
  const [first] = changes
  if (first) tell(place?.matches('ul') ? takenNews(taken.map(titleOf)) : giftNews(first.left))
}

let failures = 0
let timer: ReturnType<typeof setTimeout> | undefined
let askedAt = Date.now()

async function ask() {
  askedAt = Date.now()
  const answer = await fetch(`/api/registries/${place?.dataset.left}/left`, {
    headers: { accept: 'application/json' },
    cache: 'no-store',
  }).catch(() => null)
  isDone = answer !== null && isOver(answer.status)
  const left = answer?.ok ? leftIn(await answer.json().catch(() => null)) : null
  failures = left ? 0 : failures + 1
  if (left) apply(left)
  schedule()
}

/** Asks again when it is time, unless nobody looks. */
function schedule() {
  clearTimeout(timer)
  if (isDone || document.visibilityState !== 'visible') return
  timer = setTimeout(ask, Math.max(askedAt + pauseAfter(failures) - Date.now(), 0))
}

if (place) {
  document.addEventListener('visibilitychange', schedule)
  schedule()
}
