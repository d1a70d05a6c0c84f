// The chart of names while its page is open: what its form and its links ask for takes the place of what is shown, and
// the address goes along.
import { type ChartAsked, type ChartQuery, chartAddress, readChartQuery } from '../domain/names/chart-query.ts'
import { swapPart } from './swap.ts'

interface Place {
  /** First and last year that there are. */
  span: readonly [number, number]
  /** The id of the part of the page that an answer takes the place of. */
  result: string
  /** Tells those who listen what is shown now. */
  say: (words: string) => void
}

/** The form answers at once from here on. @returns what ends it */
export function liveChart(form: HTMLFormElement, { span, result, say }: Place): () => void {
  async function show(address: string, push: boolean) {
    const swapped = await swapPart(result, address)
    if (!swapped) return
    document.title = swapped.title
    if (push && new URL(address, location.href).href !== location.href) history.pushState(null, '', address)
    const title = swapped.part.querySelector('h2')
    // Those who go by keys go on from the title.
    if (swapped.hadFocus && title) {
      title.tabIndex = -1
      title.focus()
    }
    say(title?.textContent ?? '')
  }
  const asked = () => {
    const fields = Object.fromEntries(new FormData(form)) as ChartQuery // all of them are text
    return chartAddress(readChartQuery(fields, span), span)
  }
  const fill = ({ searchParams }: URL) => setFields(form, readChartQuery(Object.fromEntries(searchParams), span))

  const stop = new AbortController()
  const { signal } = stop
  const send = (event: Event) => {
    event.preventDefault()
    show(asked(), true)
  }
  form.addEventListener('submit', send, { signal })
  // The names are asked for by the button or Enter: while they are typed nothing jumps.
  const change = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement) || target.type === 'checkbox') show(asked(), true)
  }
  form.addEventListener('change', change, { signal })
  const press = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-chart]') : null
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    fill(new URL(link.href))
    show(link.href, true)
  }
  document.addEventListener('click', press, { signal })
  const back = () => {
    fill(new URL(location.href))
    show(location.href, false)
  }
  addEventListener('popstate', back, { signal })
  return () => stop.abort()
}

/** Shows what an address asks for. A year that is not among the choices becomes one. */
function setFields(form: HTMLFormElement, asked: ChartAsked) {
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && field.name === 'spellings') field.checked = asked.combined
    else if (field instanceof HTMLInputElement && field.name === 'names') field.value = asked.names.join(', ')
    else if (field instanceof HTMLSelectElement) {
      const value = String(asked[field.name as 'sex' | 'measure' | 'from' | 'to']) // the form has no other lists
      if (![...field.options].some(option => option.value === value)) field.add(new Option(value, value))
      field.value = value
    }
  }
}
