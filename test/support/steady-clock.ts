// The clock that nobody sets, in a test's hands: what counts by it stands still until the test moves it.
import { mock } from 'node:test'
import type { Owner } from './site.ts'

export function steadyClock(t: Owner): { after(ms: number): void } {
  let now = Math.ceil(performance.now()) // of fractions, 4999 and 1 may be a little less than 5000
  const held = mock.method(performance, 'now', () => now)
  t.teardown(() => held.mock.restore())
  return {
    after(ms) {
      now += ms
    },
  }
}
