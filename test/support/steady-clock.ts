// The clock that nobody sets, in a test's hands: what counts by it stands still until the test moves it.
import { mock } from 'node:test'
import type { Owner } from './site.ts'

export function steadyClock(t: Owner): { after(ms: number): void } {
  let now = performance.now()
  const held = mock.method(performance, 'now', () => now)
  t.teardown(() => held.mock.restore())
  return {
    after(ms) {
      now += ms
    },
  }
}
