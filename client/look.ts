// The switch of colors and type size. What is chosen there is stored on the device; main.ts applies it before the first
// paint.
import { removeStored, store } from '../state/device-storage.ts'
import { lookKey } from '../state/look-key.ts'

const page = document.documentElement
const switches = () => [...document.querySelectorAll<HTMLElement>('.look-switch')]
const inputsOf = (place: ParentNode) => [...place.querySelectorAll('input')]

/** The color of the browser's own bar follows what is chosen, not only the device. */
function colorBar(words: readonly string[]) {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.dataset.media ??= meta.media
    const own = /dark|light/.exec(meta.dataset.media)?.[0] ?? ''
    const chosen = words.find(word => word === 'dark' || word === 'light')
    meta.media = chosen ? (chosen === own ? 'all' : 'not all') : meta.dataset.media
  }
}

/** Every switch of the page shows what holds. */
function show() {
  const words = (page.dataset.look ?? '').split(' ').filter(Boolean)
  for (const place of switches())
    for (const group of place.querySelectorAll('fieldset')) {
      const inputs = inputsOf(group)
      const chosen = inputs.find(({ value }) => words.includes(value)) ?? inputs[0]
      if (chosen) chosen.checked = true
    }
  colorBar(words)
}

function choose(place: HTMLElement) {
  const look = inputsOf(place)
    .flatMap(({ checked, value }) => (checked && value ? [value] : []))
    .join(' ')
  if (look) store(lookKey, look)
  else removeStored(lookKey)
  page.dataset.look = look
  show()
}

/** Shows what is stored and answers the switch; what was chosen before this script came counts. */
export function startLook() {
  const touched = switches().find(place => inputsOf(place).some(input => input.checked !== input.defaultChecked))
  if (touched && !page.dataset.look) choose(touched)
  show()
  addEventListener('pageshow', show)
  document.addEventListener('change', ({ target }) => {
    const place = target instanceof Element && target.closest<HTMLElement>('.look-switch')
    if (place) choose(place)
  })
}
