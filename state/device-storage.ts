// What is stored on the visitor's device. The browser may refuse, and other tabs write too.

/** What is stored under a key, null for nothing; `works` is false when the browser refuses storage. */
export function readStored(key: string): { text: string | null; works: boolean } {
  try {
    return { text: localStorage.getItem(key), works: true }
  } catch {
    return { text: null, works: false }
  }
}

/** Gives whether it is stored now: storage can be refused, or full. */
export function store(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text)
    return true
  } catch {
    return false
  }
}

export function removeStored(key: string) {
  try {
    localStorage.removeItem(key)
  } catch {
    // It refuses everything, so nothing is in it.
  }
}

/** Calls when another tab has changed what a key holds. Gives the function that ends it. */
export function watchStored(key: string, changed: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) changed() // without a key: all was cleared
  }
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
}

/** Written after a loss, or when it was taken back: no tab may show a page as it was before, so the others reload. */
export const reloadTabsKey = 'met-anew'

/** Written when a member asks to leave, until a page says whether they have. */
export const leavingKey = 'leaving'

/** Which message of the site was closed. */
export const closedMessageKey = 'closed-message'
