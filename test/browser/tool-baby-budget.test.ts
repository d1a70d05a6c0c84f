// The budget: amounts typed by keyboard, right and wrong; the sum, the year in bars and as a table; kept, saved, printed.
import t from 'tap'
import { openSite, until } from '../support/browser.ts'
import { key, onDevice, openTool, pressButton, readFile, savedFile, sheets, textAt } from '../support/list-tools.ts'
import { look } from '../support/look.ts'

const site = await openSite(t)
const path = '/a/baby-budget-calculator'
const part = (n: number) => `.budget-parts > .tool-fold:nth-child(${n})`
const total = '.tool-result output'

await site.test('a first year adds up, by keyboard alone', { width: 390, before: onDevice }, async (t, page) => {
  const says = (words: string) =>
    until(`the sum is ${words}`, async () => (await textAt(page, total)) === `The first year, about ${words}`)
  await openTool(page, site.origin, path, 'tool-baby-budget')
  t.match(await textAt(page, total), /Enter an amount to see the first year/)
  await page.type('[name="crib"]', '1,000')
  await says('$1,000')
  await page.type('[name="bedding"]', 'a few')
  await page.keyboard.press('Tab')
  await page.waitForSelector('.budget-line .field-problem')
  t.match(await textAt(page, '.budget-line .field-problem'), /enter an amount in figures/)
  await says('$1,000')
  await key(page, `${part(5)} > summary`, 'Enter')
  await page.waitForSelector('[name="diapers"]')
  await page.type('[name="diapers"]', '100')
  await says('$2,200')
  await key(page, `${part(7)} > summary`, 'Enter')
  await page.waitForSelector('[name="pay-0"]')
  await page.type('[name="pay-0"]', '3400')
  await page.type('[name="weeks-0"]', '12')
  await page.type('[name="share-0"]', '60')
  await says('$5,966.15')
  await key(page, `${part(8)} > summary`, 'Enter')
  await page.waitForSelector('[name="gifts"]')
  await page.type('[name="gifts"]', '300')
  await says('$5,666.15')
  await key(page, '.budget-table summary', 'Enter')
  await look(t, page, 'with the table open')
  const rows = await page.$$eval('.budget-table tbody tr', all =>
    all.map(row => [...row.children].map(cell => cell.textContent)),
  )
  t.same(rows.length, 13)
  t.same(rows[3], ['Month 3', '$100.00', '$0.00', '$1,046.15', '$1,146.15'])
  t.match(await textAt(page, '.budget-table'), /Gifts of \$300 are not taken off the months/)
  t.notMatch(await textAt(page, '.tool'), /NaN|undefined|Infinity/)

  await key(page, `${part(1)} .budget-line .choice input`)
  await says('$4,666.15')
  await page.reload()
  await says('$4,666.15')
  t.equal(await page.$eval('[name="bedding"]', field => (field as HTMLInputElement).value), 'a few') // as: it is an input
})

await site.test('own lines, another currency, a file, paper', { before: onDevice }, async (t, page) => {
  await openTool(page, site.origin, path, 'tool-baby-budget')
  await page.type('[name="crib"]', '250')
  await page.select('[name="currency"]', 'GBP')
  await until('it is in pounds', async () => (await textAt(page, total)) === 'The first year, about £250')
  await key(page, `${part(6)} > summary`, 'Enter')
  await page.waitForSelector('[name="own-line"]')
  await pressButton(page, 'Add this line')
  t.match(await textAt(page, `${part(6)} .field-problem`), /Write what it is for/)
  await page.type('[name="own-line"]', 'Doula')
  await page.keyboard.press('Enter')
  await page.waitForSelector('[name="own-1"]')
  await page.type('[name="own-1"]', '600')
  await until('it is counted', async () => (await textAt(page, total)) === 'The first year, about £850')
  const file = await savedFile(page)
  await pressButton(page, 'Delete')
  await until('it is gone', async () => (await textAt(page, total)) === 'The first year, about £250')
  await key(page, '.toast button', 'Enter')
  await until('and back', async () => (await textAt(page, total)) === 'The first year, about £850')
  await pressButton(page, 'Forget all')
  await until('all is forgotten', async () => /Enter an amount/.test(await textAt(page, total)))
  await readFile(page, file)
  await until('and read', async () => (await textAt(page, total)) === 'The first year, about £850')
  await until('the sheet has come', async () => /Doula.*£600/.test(await textAt(page, '.tool-sheet')))
  t.same(await sheets(page, 'Print'), [1, 1])
})

await site.test('what is cut is said, and all of it goes on one sheet', { before: onDevice }, async (t, page) => {
  await openTool(page, site.origin, path, 'tool-baby-budget')
  await page.type('[name="crib"]', '250')
  await key(page, `${part(7)} > summary`, 'Enter')
  await page.waitForSelector('[name="pay-0"]')
  await page.type('[name="pay-0"]', '3400')
  await page.$eval('[name="from-0"]', field => (field as HTMLInputElement).select()) // as: it is an input
  await page.type('[name="from-0"]', '50')
  await page.type('[name="weeks-0"]', '12')
  await page.type('[name="share-0"]', '60')
  t.match(await textAt(page, '.budget-leave'), /Counted to week 52.*3 of 12 weeks/)
  await key(page, `${part(8)} > summary`, 'Enter')
  await page.waitForSelector('[name="gifts"]')
  await page.type('[name="gifts"]', '99999')
  await until('it says so', async () => /more than the rest/.test(await textAt(page, '.tool-result')))
  for (const n of [2, 3, 4, 5]) await key(page, `${part(n)} > summary`, 'Enter') // a part that opens moves the next
  await page.waitForSelector('[name="savings"]')
  const file = JSON.parse(await savedFile(page))
  // What the page itself hands to the tool: every line, with an amount.
  const { groups } = await page.$eval('x-island[name="tool-baby-budget"]', element =>
    JSON.parse(element.getAttribute('props') ?? '{}'),
  )
  for (const { lines } of groups)
    for (const { id, kind, start } of lines)
      file.data.lines[id] = { kind, amount: '1234.56', isNeeded: true, isUsed: false, start }
  await readFile(page, JSON.stringify(file))
  const tops = await page.$$eval('.budget-line', lines =>
    lines.map(line => {
      const topOf = (selector: string) => line.querySelector(selector)?.getBoundingClientRect().top ?? 0
      return Math.abs(topOf('.budget-options') - topOf('.field-box'))
    }),
  )
  t.ok(tops.length > 25 && Math.max(...tops) <= 4, 'the choices of each line stand beside its field')
  await until('the sheet has it', async () =>
    /weeks from week 50, counted to week 52/.test(await textAt(page, '.tool-sheet')),
  )
  t.same(await sheets(page, 'Print'), [1, 1])
})
