// Guides to a week or month, before they are seen: on phones their sections are folded, and open again for whatever
// leads into them (the search of the browser opens them by itself); their list can be ticked.
const root = document.documentElement
const isPhone = matchMedia('(width < 768px)').matches
if (isPhone) root.dataset.folds = 'closing'

/** The section that an address on this page leads into. */
const foldAt = (hash: string) => document.getElementById(hash.slice(1))?.closest<HTMLDetailsElement>('.fold')

/** What an entry of the history knows of this page: the sections that were open when the visitor went on from it. */
const left: { folds?: readonly number[] } | null = history.state

/** Not for the folding that a page begins with: some browsers bear few changes of their history. */
let kept = String(left?.folds ?? [])

function keepOpenFolds({ target }: Event) {
  if (!(target instanceof Element && target.matches('.fold'))) return
  const folds = [...document.querySelectorAll<HTMLDetailsElement>('.fold')].flatMap(({ open }, i) => (open ? i : []))
  if (String(folds) === kept) return
  kept = String(folds)
  history.replaceState({ ...history.state, folds }, '')
}

function begin() {
  if (isPhone) {
    const asked = foldAt(location.hash)
    // An address may lead to a text (`#:~:text=`); one that the browser has found already is its target.
    for (const [i, fold] of document.querySelectorAll<HTMLDetailsElement>('.fold').entries())
      fold.open = fold === asked || fold.matches(':has(:target)') || left?.folds?.includes(i) === true
    document.addEventListener('toggle', keepOpenFolds, true)
    root.dataset.folds = 'closed'
  }
  // For browsers that do not know `scroll-initial-target`. There is nothing to scroll until the style sheet is there.
  const current = document.querySelector<HTMLElement>('.guide-strip [aria-current]')
  const strip = current?.parentElement
  if (strip)
    new ResizeObserver(() => {
      strip.scrollLeft ||= current.offsetLeft - 4 * current.offsetWidth // whole numbers, as in guide-strip.css
    }).observe(strip)

  const list = document.querySelector<HTMLElement>('[data-ticks]')
  if (!list) return
  const wake = () =>
    import('./ticks.ts').then(
      ticks => ticks.keepTicks(list),
      () => {}, // without it a tick lasts as long as the page
    )
  for (const box of list.querySelectorAll('input')) box.disabled = false
  let hasTicks = false
  try {
    hasTicks = `${list.dataset.ticks}-ticks` in localStorage // a key of state/ticks.ts, which is not loaded for this
  } catch {
    // The browser refuses storage.
  }
  if (hasTicks) wake()
  else list.addEventListener('change', wake, { once: true })
}

if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin)
else begin()

addEventListener('click', ({ target }) => {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="#"]')
  const fold = link && foldAt(link.hash)
  if (fold) fold.open = true // before the browser looks for the place
})
