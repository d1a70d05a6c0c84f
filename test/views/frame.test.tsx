// What stands around the content, by layout.
import t from 'tap'
import { textOf, withName } from '../support/html.ts'
import { renderDocument } from '../support/render.tsx'

const finders = (layout: 'desktop' | 'mobile' | 'in-app', sensitive = false) =>
  withName(renderDocument(<p>text</p>, { input: { layout }, page: { sensitive } }), 'a').filter(link =>
    /Find a baby name/.test(textOf(link)),
  )

t.test('the name finder stands on phones and in the apps, and not beside a loss', async t => {
  t.equal(finders('desktop').length, 0)
  for (const layout of ['mobile', 'in-app'] as const) {
    t.same(
      finders(layout).map(({ attributes }) => attributes.href),
      ['/b/search'],
      layout,
    )
    t.equal(finders(layout, true).length, 0, `${layout}, about a loss`)
  }
})
