import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Until what is under way without being waited for is done. What tests fake is done in turns of this process: many
 * turns count, not the time, which may all pass in one of them when the machine stalls.
 */
export async function settled() {
  for (let turn = 0; turn < 10; turn++) await sleep(1)
}
