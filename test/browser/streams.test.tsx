// Pages that are sent part by part: islands inside late parts, parts that fail, a line that breaks.
import { Suspense, use } from 'react'
import t from 'tap'
import { page as definePage, type PageRoute } from '../../routes/define-page.tsx'
import type { When } from '../../views/island.tsx'
import { island, openSite, until } from '../support/browser.ts'
import { Heart } from '../support/fixture-pages.tsx'

const whens = ['load', 'idle', 'visible', 'interaction'] as const satisfies readonly When[]

/** What the late part of a page waits for; each visit makes a new one, which the test then settles. */
interface Late {
  path: string
  resolve(text: string): void
  reject(error: Error): void
}

/** A personal page with one part that waits. */
function latePage(path: string, made: Late[]): PageRoute {
  return definePage({
    path,
    for: 'personal',
    load() {
      const { promise, resolve, reject } = Promise.withResolvers<string>()
      made.push({ path, resolve, reject })
      return { promise }
    },
    head: () => ({ title: `Late ${path}`, description: 'A page made for a test.', path }),
    view: ({ loaded }) => (
      <div className="index">
        <h1>At once</h1>
        <Heart slug="early" when="load" />
        <Suspense fallback={<p id="meanwhile">Something to read meanwhile.</p>}>
          <LatePart text={loaded.promise} />
        </Suspense>
      </div>
    ),
    whenSensitive: 'itself',
    examples: [path],
  })
}

const LatePart = ({ text }: { text: Promise<string> }) => (
  <>
    <p id="late">{use(text)}</p>
    {whens.map(when => (
      <Heart key={when} slug={when} when={when} />
    ))}
  </>
)

t.test('late parts', async t => {
  const made: Late[] = []
  const site = await openSite(t, { table: [latePage('/late', made)], unhurried: true })
  const newest = () => made.at(-1)

  await site.test(
    'the rest is there and alive before them; their islands wake once they stand in their place',
    {},
    async (t, page) => {
      const going = page.goto(`${site.origin}/late`)
      await page.waitForSelector('#meanwhile')
      await page.waitForSelector(`#early ${island('save-heart', 'ready')}`)
      await page.click('#early button')
      await page.waitForSelector('#early [aria-pressed="true"]')
      t.notOk(await page.$('#late'), 'the late part is late')
      newest()?.resolve('Here at last.')
      await going
      await page.waitForSelector('#late', { visible: true })
      t.notOk(await page.$('#meanwhile'), 'it stands where the words for the meantime stood')
      for (const when of ['load', 'idle', 'visible'])
        await page.waitForSelector(`#${when} ${island('save-heart', 'ready')}`)
      t.ok(await page.$(`#interaction ${island('save-heart', 'waiting')}`))
      await page.click('#interaction button')
      await page.waitForSelector('#interaction [aria-pressed="true"]')
      const prefixes = await page.$$eval('x-island', all => all.map(element => element.getAttribute('prefix')))
      t.equal(new Set(prefixes).size, prefixes.length, 'each island has its own prefix')
    },
  )

  await site.test(
    'a part that fails leaves the words for the meantime, and tells the page nothing',
    {},
    async (t, page) => {
      const going = page.goto(`${site.origin}/late`)
      await page.waitForSelector('#meanwhile')
      const before = site.lines.length
      newest()?.reject(new Error('secret of the house'))
      await going
      t.ok(await page.$eval('#meanwhile', p => p.checkVisibility()))
      t.notOk(await page.$('#late'))
      await page.waitForSelector(`#early ${island('save-heart', 'ready')}`)
      await until('the log has it', () =>
        site.lines.slice(before).some(line => line.msg === 'a part of a page failed' && line.level === 50),
      )
    },
  )

  await site.test(
    'a line that breaks leaves a page that can be read and used',
    { expected: [/ERR_INCOMPLETE_CHUNKED_ENCODING|ERR_CONTENT_LENGTH|ERR_CONNECTION/] },
    async (t, page) => {
      const going = page.goto(`${site.origin}/late`).catch(() => null)
      await page.waitForSelector('#meanwhile')
      site.app.server.closeAllConnections()
      await going
      t.equal(await page.$eval('h1', h1 => h1.textContent), 'At once')
      t.ok(await page.$eval('#meanwhile', p => p.checkVisibility()))
      await page.waitForSelector(`#early ${island('save-heart', 'ready')}`)
      await page.click('#early button')
      await page.waitForSelector('#early [aria-pressed="true"]')
      const errors = site.lines.filter(line => line.level === 50 && !/secret of the house/.test(JSON.stringify(line)))
      t.same(errors, [], 'a visitor who leaves is no error')
      await until('the log has the request that was cut', () =>
        site.lines.some(line => line.msg === 'request' && line.route === '/late' && line.aborted === true),
      )
    },
  )

  await site.test('without script the words for the meantime stay', { script: false }, async (t, page) => {
    const before = made.length
    const going = page.goto(`${site.origin}/late`)
    await until('it was asked for', () => made.length > before)
    newest()?.resolve('Here at last.')
    await going
    t.ok(await page.$eval('#meanwhile', p => p.checkVisibility()))
    t.equal(await page.$eval('h1', h1 => h1.textContent), 'At once')
  })
})

t.test('a late part that never comes', async t => {
  const site = await openSite(t, { table: [latePage('/late', [])] })
  await site.test('is given up, and the page ends', {}, async (t, page) => {
    await page.goto(`${site.origin}/late`) // a page that does not end would not be loaded
    t.ok(await page.$eval('#meanwhile', p => p.checkVisibility()))
    t.notOk(await page.$('#late'))
    t.same(
      site.lines.filter(line => line.msg === 'a part of a page failed').map(({ level }) => level),
      [40],
      'a warning, no error',
    )
  })
})
