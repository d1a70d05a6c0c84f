import t from 'tap'
import { AppInstall } from '../../views/prompts/app-install.tsx'
import { textOf, withName } from '../support/html.ts'
import { render } from '../support/render.tsx'

t.test('the app is offered with what the reader has just used', async t => {
  for (const [path, words] of [
    ['/pregnancy-week-by-week/20-weeks-pregnant', /^Each week of your pregnancy/],
    ['/baby-month-by-month/3-month-old-baby', /^Each month of your child/],
    ['/toddler-month-by-month/14-month-old', /^Each month of your child/],
    ['/b/girl-baby-names', /^Your list of names/],
    ['/baby-names', /^Your list of names/],
    ['/ovulation-calculator', /^Your fertile days/],
    ['/due-date-calculator', /^This tool, also without a network/],
    ['/a/checklist-packing-a-hospital-bag', /^This tool/],
    ['/a/foods-to-limit-in-pregnancy', /^What you read/],
  ] as const) {
    const root = render(<AppInstall />, { path })
    t.match(
      withName(root, 'p').map(line => textOf(line)),
      [words],
      path,
    )
    t.same(
      withName(root, 'a').map(link => textOf(link).trim()),
      ['iOS', 'Android'],
    )
  }
})
