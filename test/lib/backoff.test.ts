import t from 'tap'
import { createBackoff } from '../../lib/backoff.ts'

t.test('pauses grow while deaths follow one another, and begin anew after a long life', async t => {
  const backoff = createBackoff({ firstMs: 200, maxMs: 1000, shortLifeMs: 10_000 })
  t.same(
    [10, 10, 10, 10, 10_000, 10].map(lived => backoff.after(lived)),
    [200, 400, 800, 1000, 200, 400],
  )
})
