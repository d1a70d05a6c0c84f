import { createStore, Provider } from 'jotai'
import { renderToString } from 'react-dom/server'
import t from 'tap'
import { newBaby, noBabies } from '../../../domain/tools/babies.ts'
import type { LogLine } from '../../../domain/tools/baby-log.ts'
import { BabyTrackerTool } from '../../../views/tools/baby-tracker.tsx'
import { MedicinePanel } from '../../../views/tools/baby-tracker-medicine.tsx'
import type { BabyState } from '../../../views/tools/baby-tracker-state.ts'
import { parseHtml } from '../../support/html.ts'

const html = renderToString(
  <Provider store={createStore()}>
    <BabyTrackerTool country="US" />
  </Provider>,
)

t.test('before it wakes, the tracker is empty and its own labels are there', async t => {
  for (const label of ['Feed', 'Sleep', 'Diaper', 'Medicine', 'Add a child', 'Add by hand', 'About your baby'])
    t.match(html, label)
  t.match(html, 'href="/a/when-to-call"')
  t.match(html, 'Saved on this device')
  t.notMatch(html, /NaN|undefined|Invalid|\sstyle=/)
  t.doesNotThrow(() => parseHtml(html))
})

t.test('it says when a medicine was given, and never that it may be given', async t => {
  const now = Date.UTC(2026, 10, 23, 17)
  const given: LogLine = { id: 1, kind: 'medicine', what: 'Vitamin D', amount: '1 drop', at: now - 26 * 3_600_000 }
  const state: BabyState = {
    value: noBabies,
    baby: { ...newBaby(1), log: [given] },
    place: 0,
    units: 'us',
    volume: 'oz',
    storing: 'stored',
    isAwake: true,
    change: () => {},
    changeBaby: () => {},
  }
  const panel = renderToString(<MedicinePanel state={state} now={now} onAdd={() => {}} onClose={() => {}} />)
  t.match(panel, 'last given ')
  t.match(panel, /1 day.* ago/)
  for (const words of [html, panel]) t.notMatch(words, /may give|give again|next dose|can have another/i)
})
