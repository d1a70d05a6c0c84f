// Only pages that are kept for when there is no network load it, and pages as they are after a loss. The former start
// the service worker that keeps them; the latter end it, and what it kept goes at once.
import { cachePrefix, workerPath } from '../domain/offline.ts'
import { reloadTabsKey, removeStored, store } from '../state/device-storage.ts'
import { myDayKey } from '../state/my-day.ts'
import { whenIdle } from '../state/when-idle.ts'
import { whenShown } from '../state/when-shown.ts'

/** Over plain http, and in some private windows, there is none. */
const { serviceWorker }: Partial<Pick<Navigator, 'serviceWorker'>> = navigator

/** A worker that was ended lives on while a page of it is open, and may be taken up again with nothing kept. */
async function register() {
  const { active } = (await serviceWorker?.register(workerPath)) ?? {}
  if (active && !(await caches.match(location.pathname, { ignoreVary: true }))) active.postMessage('keep')
}

/** What it fetches waits until the page itself is there. */
function keep() {
  const start = () => void register().catch(() => {}) // refused: the page works as ever
  const loaded = () => whenIdle(start)
  if (document.readyState === 'complete') loaded()
  else addEventListener('load', loaded)
}

async function forget() {
  await (await serviceWorker?.getRegistration('/'))?.unregister()
  for (const name of await caches.keys()) if (name.startsWith(cachePrefix)) await caches.delete(name)
}

/** Other tabs may not stay as they were before somebody chose the quiet almanac: they reload once the choice is made. */
const chosenKey = 'quiet-chosen'
function tellTabs() {
  try {
    addEventListener('submit', ({ target }) => {
      const action = target instanceof Element ? target.getAttribute('action') : null
      const isChoice = action !== null && new URL(action, location.href).pathname === '/quiet-almanac'
      if (isChoice) sessionStorage.setItem(chosenKey, '1')
    })
    if (!sessionStorage.getItem(chosenKey)) return
    sessionStorage.removeItem(chosenKey)
    store(reloadTabsKey, String(Date.now()))
  } catch {
    // Storage is refused: no other tab could hear of it.
  }
}
tellTabs()

if (document.body.dataset.sensitive === undefined) whenShown(keep)
else {
  removeStored(myDayKey)
  if (serviceWorker) forget().catch(() => {}) // storage is refused: nothing was kept
}
