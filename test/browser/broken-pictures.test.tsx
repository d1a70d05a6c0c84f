// Pictures that fail leave no hole.
import t from 'tap'
import { Art } from '../../views/ui/art.tsx'
import { sizesOf } from '../support/ad-pages.tsx'
import { hold, openSite, until } from '../support/browser.ts'
import { fixture } from '../support/fixture-pages.tsx'

const table = [
  fixture('/pictures', [
    <ul key="a" className="card-grid">
      <li className="card">An earlier card.</li>
      <li className="card">
        <Art name="cot" alt="" eager />
        <p id="beside">Beside a decoration.</p>
      </li>
    </ul>,
    <Art key="b" name="candle" alt="A candle on a table" eager />,
  ]),
]

t.test('pictures that fail', async t => {
  const site = await openSite(t, { table })

  await site.test(
    'decorations go with their column; one that says something says it',
    { width: 390, expected: [/ERR_FAILED/] },
    async (t, page) => {
      const pictures = await hold(page, /\/art\//)
      await page.goto(`${site.origin}/pictures`, { waitUntil: 'domcontentloaded' })
      await until('they are asked for', () => pictures.held.length === 2)
      await until('the style sheet', async () => !(await sizesOf(page, 'main img')).includes('1200x800')) // a picture's own size
      const [, room] = await sizesOf(page, 'main img')
      t.match(room, /^\d{3,}(\.\d+)?x\d{3,}/, 'there is room for it from the beginning')
      await pictures.release('abort')
      await page.waitForFunction(() => document.querySelectorAll('main img[src]').length === 0)
      t.same(await sizesOf(page, 'main img'), ['0x0', room], 'and it keeps it')
      t.same(
        await sizesOf(page, '#beside').then(([size]) => size?.split('x')[0]),
        await sizesOf(page, '.card').then(([size]) => size?.split('x')[0]),
      )
      t.ok(
        await page.$('::-p-aria([name="A candle on a table"][role="image"])'),
        'to those who hear it, it is what it was',
      )
    },
  )
})
