import t from 'tap'
import { testSite } from '../support/site.ts'

t.test('a page of the site answers', async t => {
  const { ask, lines } = await testSite(t)
  const answer = await ask('/')
  t.equal(answer.statusCode, 200)
  t.match(answer.body, /<h1[^>]*>/)
  t.match(lines.at(-1), { msg: 'request', route: '/', status: 200 })
})
