import t from 'tap'
import { plannedPages } from '../../content/planned-pages.ts'
import { removedPages } from '../../content/removed-pages.ts'
import { parseHtml, textOf, withName } from '../support/html.ts'
import { testSite } from '../support/site.ts'

t.test('what was removed answers 410, and leads to what is there', async t => {
  const { ask } = await testSite(t)
  t.ok(removedPages.has('/a/best-baby-monitors-2019'))
  for (const [path, instead] of removedPages) {
    const { statusCode, headers, body } = await ask(path)
    t.equal(statusCode, 410, path)
    t.notMatch(headers['cache-control'], 'public')
    const [main] = withName(parseHtml(body), 'main')
    const links = main ? withName(main, 'a').map(a => ({ title: textOf(a), path: a.attributes.href })) : []
    for (const { title, path } of instead) {
      t.ok(
        links.some(link => link.path === path && link.title.includes(title)),
        `${path} is offered`,
      )
      t.equal((await ask(path)).statusCode, 200, path)
    }
    t.notOk(plannedPages.has(path), 'and it is not one that is still to come')
  }
})

t.test('an address beside it is just not there', async t => {
  const { ask } = await testSite(t)
  t.equal((await ask('/a/best-baby-monitors-2018')).statusCode, 404)
})
