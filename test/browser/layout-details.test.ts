// Small things of the layout that were wrong once: dots of breadcrumbs, pictures of cards.
import type { Page } from 'puppeteer'
import t from 'tap'
import { noEvents, openSite } from '../support/browser.ts'
import { drawn } from '../support/frame.ts'
import { sized } from '../support/sized.ts'

const phones = sized([320, 360, 390, 430], [320, 334, 348, 360, 375, 390, 402, 412, 430])

/** Dots that begin a line of the breadcrumbs, and how many stand between two links. */
const dotsOf = (page: Page) =>
  page.$eval('.breadcrumb', nav => {
    const edge = getComputedStyle(nav).overflowX === 'clip' ? nav.getBoundingClientRect().left : -Infinity
    const links = [...nav.children]
    const seen = links.flatMap((link, i) => {
      const { content, left, width } = getComputedStyle(link, '::before')
      if (content === 'none') return []
      const start = link.getBoundingClientRect().left + Number.parseFloat(left)
      const isFirst = links[i - 1]?.getBoundingClientRect().top !== link.getBoundingClientRect().top
      return start + Number.parseFloat(width) > edge ? [isFirst ? `before ${link.textContent}` : 'between'] : []
    })
    return { orphaned: seen.filter(dot => dot !== 'between'), between: seen.length, links: links.length }
  })

/** Heights of the pictures of cards that stand in one row, where they differ. */
const unequal = (page: Page) =>
  page.$$eval('.card-grid', grids =>
    grids.flatMap(grid => {
      const pictures = [...grid.querySelectorAll('.card img')].map(img => img.getBoundingClientRect())
      const rows = Object.values(Object.groupBy(pictures, ({ top }) => Math.round(top)))
      return rows
        .map((row = []) => [...new Set(row.map(({ height }) => Math.round(height)))])
        .filter(heights => heights.length > 1)
    }),
  )

/** Words that are higher than a line, or come nearer to the edge of what they stand on than 4 pixels. */
const cramped = (page: Page, selector: string) =>
  page.$$eval(selector, all =>
    all.flatMap(element => {
      if (!element.checkVisibility({ visibilityProperty: true })) return []
      const range = document.createRange()
      range.selectNodeContents(element)
      const [box, words] = [element.getBoundingClientRect(), range.getBoundingClientRect()]
      const isNear = words.left < box.left + 4 || words.right > box.right - 4
      const isCramped = isNear || words.height > 26
      return isCramped ? [`${element.textContent}: ${words.width} x ${words.height} in ${box.width}`] : []
    }),
  )

t.test('details', async t => {
  const site = await openSite(t)

  await site.test('the tabs at the left edge lie over nothing', { width: 1280, before: noEvents }, async (t, page) => {
    for (const path of ['/', '/search', '/a/foods-to-limit-in-pregnancy']) {
      await page.goto(site.origin + path)
      const edge = await page.$eval('.stage-rail a', tab => tab.getBoundingClientRect().right)
      const left = await page.$eval('main', main => main.getBoundingClientRect().left)
      t.ok(edge > 0 && left >= edge, `${path} begins at ${left}, beside ${edge}`)
    }
  })

  await site.test('no dot of the breadcrumbs begins or ends a line', { before: noEvents }, async (t, page) => {
    let lines = 0
    for (const path of [
      '/a/foods-to-limit-in-pregnancy',
      '/b/olivia-baby-name',
      '/pregnancy-week-by-week/8-weeks-pregnant',
    ]) {
      await page.goto(site.origin + path)
      for (const width of phones) {
        await page.setViewport({ width, height: 800 })
        const { orphaned, between, links } = await dotsOf(page)
        t.same(orphaned, [], `${path} at ${width} px`)
        if (between < links - 1) lines++
      }
    }
    t.ok(lines > 0, 'some of them have two lines')
  })

  await site.test('cards of one row have pictures of one height', { before: noEvents }, async (t, page) => {
    let cards = 0
    for (const path of ['/topics', '/topics/first-trimester', '/news', '/']) {
      await page.goto(site.origin + path)
      for (const width of [390, 820, 1280]) {
        await page.setViewport({ width, height: 800 })
        t.same(await unequal(page), [], `${path} at ${width} px`)
      }
      cards += (await page.$$('.card-grid .card img')).length
    }
    t.ok(cards > 10, `${cards} cards`)
  })

  await site.test('ways to share have room for their words', { before: noEvents }, async (t, page) => {
    await page.goto(`${site.origin}/a/foods-to-limit-in-pregnancy`)
    const row = '.share-row :is(a, button)'
    for (const width of [...phones, 820, 1280]) {
      await page.setViewport({ width, height: 800 })
      t.same(await cramped(page, row), [], `at ${width} px`)
    }
    t.ok((await page.$$(row)).length >= 5)
  })

  await site.test(
    'whether a name is a girl’s or a boy’s is one word in one line',
    { before: noEvents },
    async (t, page) => {
      await page.goto(`${site.origin}/b/baby-names-that-start-with-m`)
      for (const width of phones) {
        await page.setViewport({ width, height: 800 })
        const heights = await page.$$eval('.name-rows .sex', all => all.map(one => one.getClientRects().length))
        t.same(new Set(heights), new Set([1]), `at ${width} px`)
      }
    },
  )

  await site.test('every rank of the most popular names stands in one line', { before: noEvents }, async (t, page) => {
    await page.goto(`${site.origin}/b/most-popular-baby-names`)
    for (const width of phones) {
      await page.setViewport({ width, height: 800 })
      const lines = await page.$$eval('.popular tbody th', all =>
        all.map(rank => {
          const range = document.createRange()
          range.selectNodeContents(rank)
          const [words, cell] = [range.getBoundingClientRect(), rank.getBoundingClientRect()]
          return range.getClientRects().length === 1 && words.right <= cell.right
        }),
      )
      t.equal(lines.length, 100)
      t.ok(lines.every(Boolean), `at ${width} px`)
    }
  })

  await site.test(
    'titles of what to read next stand beside the middle of their pictures',
    { before: noEvents },
    async (t, page) => {
      await page.setViewport({ width: 390, height: 800 })
      await page.goto(`${site.origin}/baby-month-by-month/4-month-old-baby`)
      const apart = await page.$$eval('.related .card', all =>
        all.map(card => {
          const [picture, title] = ['img', '.card-title'].map(part => card.querySelector(part)?.getBoundingClientRect())
          return picture && title ? Math.abs(picture.top + picture.bottom - title.top - title.bottom) / 2 : -1
        }),
      )
      t.ok(apart.length === 3 && apart.every(pixels => pixels >= 0 && pixels <= 2), String(apart))
    },
  )

  await site.test(
    'a strip of guides begins with a whole number',
    { width: 390, height: 800, before: noEvents },
    async (t, page) => {
      const width = 44 // of a number, in views/content/guide-strip.css
      for (const path of ['/baby-month-by-month/4-month-old-baby', '/baby-month-by-month/11-month-old-baby']) {
        await page.goto(site.origin + path)
        await drawn(page)
        const strip = await page.$eval('.guide-strip', ({ scrollLeft, clientWidth }) => [scrollLeft, clientWidth])
        t.same(
          strip.map(pixels => pixels % width),
          [0, 0],
          `${path}: ${strip}`,
        )
      }
    },
  )

  await site.test(
    'without script, too, the page stays behind its open menu',
    { width: 390, script: false },
    async (t, page) => {
      await page.goto(`${site.origin}/a/foods-to-limit-in-pregnancy`)
      const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY)
      t.not(await overflow(), 'hidden')
      await page.click('.menu-button')
      await page.waitForSelector('.menu-panel:popover-open')
      t.equal(await overflow(), 'hidden')
    },
  )
})
