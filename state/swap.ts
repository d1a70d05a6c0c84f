// A part of the page gives its place to the same part of another address, without a new page.

export interface Swapped {
  /** What stands in its place now. */
  part: HTMLElement
  /** Of the page it came with. */
  title: string
  /** Whether what was there had the focus, which is nowhere now. */
  hadFocus: boolean
}

let asking: AbortController | undefined

/**
 * Asks for an address and takes over its part of that id.
 * @returns undefined when another address was asked for meanwhile. Where there is no such part the browser goes there,
 * and says what is wrong
 */
export async function swapPart(id: string, address: string): Promise<Swapped | undefined> {
  asking?.abort()
  asking = new AbortController()
  const { signal } = asking
  const place = document.getElementById(id)
  place?.setAttribute('aria-busy', 'true')
  try {
    const answer = await fetch(address, { headers: { accept: 'text/html' }, signal })
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
    const part = page.getElementById(id)
    if (!answer.ok || !place || !part) throw new Error('This is not the page that was asked for.')
    const hadFocus = place.contains(document.activeElement)
    place.replaceWith(part)
    return { part, title: page.title, hadFocus }
  } catch {
    if (!signal.aborted) location.assign(address)
  }
}
