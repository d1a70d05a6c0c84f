import t from 'tap'
import './measured-delay.ts'
import { testSite } from '../support/site.ts'

t.test('a server that cannot keep up refuses in plain words, and stays healthy', async t => {
  const { app, ask, lines } = await testSite(t)
  await app.ready()
  // Late all the time, for longer than a start is forgiven and a sample lasts; one long pause alone is no overload.
  async function askWhenLate() {
    for (let turn = 0; turn < 6; turn++) {
      const until = performance.now() + 500
      while (performance.now() < until); // nothing else runs meanwhile
      await new Promise(resolve => setTimeout(resolve, 1))
    }
    return Promise.all([ask('/'), ask('/healthz')])
  }
  let [refused, health] = await askWhenLate()
  // On a machine that stalls, a sample may have begun just before: it says nothing yet.
  for (let again = 0; again < 3 && refused.statusCode !== 503; again++) [refused, health] = await askWhenLate()
  t.equal(refused.statusCode, 503)
  t.match(refused.headers['retry-after'], /^[1-9]\d*$/, 'seconds')
  t.equal(refused.headers['cache-control'], 'no-store')
  t.match(refused.headers['content-security-policy'], "frame-ancestors 'none'")
  t.match(refused.headers['content-type'], 'text/html')
  t.match(refused.body, /<h1>[^<]+<\/h1>/)
  t.notOk(refused.headers['set-cookie'])
  t.equal(health.statusCode, 200, 'a load balancer must not take it for dead')
  t.match(
    lines.findLast(line => line.route === '/'),
    { msg: 'request', status: 503 },
  )
})
