// A worker, which answers visitors. It prepares everything, and listens when the primary says that the member API is
// running.
import { setFlagsFromString } from 'node:v8'
import { endRefused } from '../../lib/process-messages.ts'
import { openBuild } from '../build.ts'
import { loadConfig } from '../config.ts'
import { createLogger } from '../logger.ts'
import { countLostLine } from '../metrics.ts'
import { listenMessage, preparedMessage } from '../worker-news.ts'
import { operatorMessage } from './refused-start.ts'
import { serve } from './serve.ts'

/** @param buildFolder of `npm run build` */
export async function runWorker(buildFolder: string) {
  // The garbage of requests is little and often: threads that share its collection wait for each other longer than one
  // takes for all of it.
  setFlagsFromString('--no-parallel-scavenge')
  // What lives on hardly grows: V8 collects when a third has been added, not when the heap has doubled and more.
  setFlagsFromString('--heap-growing-percent=30')
  const config = loadConfig(process.env) // the primary has checked it
  try {
    await serve(config, openBuild(buildFolder), createLogger(config, countLostLine), permission)
  } catch (error) {
    const refused = operatorMessage(error, config)
    if (refused === undefined) throw error
    endRefused(refused)
  }
}

/** Tells the primary that this worker is prepared; resolves when it may listen. */
function permission(): Promise<void> {
  return new Promise(resolve => {
    process.on('message', message => message === listenMessage && resolve())
    process.send?.(preparedMessage)
  })
}
