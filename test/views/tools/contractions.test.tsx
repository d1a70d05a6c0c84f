import t from 'tap'
import { laborSigns } from '../../../content/danger-signs/labor-signs.ts'
import { ContractionsTool } from '../../../views/tools/contractions.tsx'
import { textOf } from '../../support/html.ts'
import { render } from '../../support/render.tsx'

t.test('what the server sends of the timer', async t => {
  const page = render(<ContractionsTool signs={laborSigns} />)
  const text = textOf(page)
  t.match(text, /Contraction started/)
  t.match(text, /Call now, do not wait/)
  for (const words of laborSigns.band) t.match(text, words)
  t.match(text, /Press when one begins/, 'below the button it says how')
  t.notMatch(text, /This is the pattern/, 'nothing is said of what nobody entered')
  t.notMatch(text, /NaN|Invalid|1970/)
  t.notMatch(text, /you are in labor|\bgo to\b/i)
})
