// By the real clock, also while a test holds that of the site.
import { setTimeout as sleep } from 'node:timers/promises'

const patience = 20_000 // milliseconds: much more than anything takes, for the machine may be busy

/** Looks again every few milliseconds until something holds. @throws when it does not for long */
export async function eventually(holds: () => boolean | Promise<boolean>, what: string): Promise<void> {
  const started = performance.now()
  while (!(await holds())) {
    if (performance.now() - started > patience) throw new Error(`not within ${patience} ms: ${what}`)
    await sleep(5)
  }
}
