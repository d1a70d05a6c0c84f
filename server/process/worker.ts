// A process that serves, kept going by the primary. It gets everything ready, and listens when it is told to: not
// before the member API has looked at its settings.
import { endRefused } from '../../lib/process-messages.ts'
import { openBuild } from '../build.ts'
import { loadConfig } from '../config.ts'
import { createLogger } from '../logger.ts'
import { countLostLine } from '../metrics.ts'
import { listenMessage, preparedMessage } from '../worker-news.ts'
import { operatorMessage } from './refused-start.ts'
import { serve } from './serve.ts'

/** @param buildFolder what the build wrote */
export async function runWorker(buildFolder: string) {
  const config = loadConfig(process.env) // the primary has checked it
  try {
    await serve(config, openBuild(buildFolder), createLogger(config, countLostLine), permission)
  } catch (error) {
    const refused = operatorMessage(error, config)
    if (refused === undefined) throw error
    endRefused(refused)
  }
}

/** Resolves when the primary lets visitors come. */
function permission(): Promise<void> {
  return new Promise(resolve => {
    process.on('message', message => message === listenMessage && resolve())
    process.send?.(preparedMessage)
  })
}
