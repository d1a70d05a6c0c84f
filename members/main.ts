// Starts the member API as a process: alone (`npm run members`), or started by the site and listening on a socket.
import { chmodSync, lstatSync, mkdirSync, rmSync } from 'node:fs'
import closeWithGrace from 'close-with-grace'
import type { FastifyBaseLogger } from 'fastify'
import { ConfigError } from '../lib/environment.ts'
import { endRefused, listeningMessage, portInUse } from '../lib/process-messages.ts'
import { onStopSignals } from '../lib/stop-signals.ts'
import { buildMembers } from './app.ts'
import { loadMembersConfig, type MembersConfig } from './config.ts'
import type { MembersApp } from './context.ts'
import { hourMs, minuteMs } from './instants.ts'
import { createLogger, safeError } from './logger.ts'
import { createMailTransport } from './mail/transport.ts'
import { type MailWorker, startMailWorker } from './mail/worker.ts'
import { takeRegistrySteps } from './registries/steps.ts'
import { openStore, type Store, StoreError } from './store/open-store.ts'
import { sweep } from './sweep.ts'

const graceMs = 9500

async function start() {
  process.once('disconnect', exitWithParent)
  const config = loadMembersConfig(process.env)
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 })
  const store = await openStore(config)
  const logger = createLogger(config)
  const mail = startMailWorker({
    store,
    transport: createMailTransport(config),
    site: config.siteOrigin,
    logger,
    now: Date.now,
  })
  const app = await buildMembers(config, store, { logger, mail })
  await listen(app, config)
  mail.wake()
  scheduleSweeps(store, logger)
  scheduleRegistrySteps(store, logger, mail)
  const { close } = closeWithGrace({ delay: graceMs, logger: false, skip: ['SIGTERM', 'SIGINT'] }, async ({ err }) => {
    if (err) logger.fatal({ err: safeError(err) }, 'the member API fails')
    else logger.info('the member API leaves')
    await app.close()
    await mail.stop()
    await store.close()
  })
  process.off('disconnect', exitWithParent)
  onStopSignals(
    () => void close(),
    () => process.exit(1),
    ['SIGTERM', 'SIGINT', 'disconnect'],
  )
  process.send?.(listeningMessage)
}

async function listen(app: MembersApp, { socket, host, port }: MembersConfig) {
  if (socket === undefined) {
    await app.listen({ host: host === 'localhost' ? '127.0.0.1' : host, port })
    process.stdout.write(`The member API is at http://${host}:${port}\n`)
    return
  }
  removeStaleSocket(socket)
  await app.listen({ path: socket })
  chmodSync(socket, 0o600)
}

/** Removes the socket that a killed process left. @throws ConfigError when the file there is no socket */
function removeStaleSocket(socket: string) {
  const found = lstatSync(socket, { throwIfNoEntry: false })
  if (found && !found.isSocket())
    throw new ConfigError(`MEMBERS_SOCKET ${socket} is a file that is there already, and no socket.`)
  rmSync(socket, { force: true })
}

function scheduleSweeps(store: Store, logger: FastifyBaseLogger) {
  const once = () =>
    sweep(store, Date.now()).catch(error => logger.warn({ err: safeError(error) }, 'old rows could not be removed'))
  setTimeout(once, 1000).unref()
  setInterval(once, hourMs).unref()
}

/** Reminders to givers, and what else happens to lists by itself. */
function scheduleRegistrySteps(store: Store, logger: FastifyBaseLogger, mail: MailWorker) {
  let running = false
  const once = async () => {
    if (running) return
    running = true
    await takeRegistrySteps(store, Date.now())
      .then(hasLetters => hasLetters && mail.wake())
      .catch(error => logger.warn({ err: safeError(error) }, 'steps of registries could not be taken'))
    running = false
  }
  setTimeout(once, 2000).unref()
  setInterval(once, 5 * minuteMs).unref()
}

/** The site that started this process has ended while we were still starting: there is nothing to close. */
const exitWithParent = () => process.exit(1)

/** One line for the operator; undefined for an unforeseen error. */
function operatorMessage(error: unknown): string | undefined {
  const { code, message, port, path } = Object(error) as NodeJS.ErrnoException & { port?: number }
  if (code === 'EADDRINUSE') return portInUse(port, 'MEMBERS_PORT')
  if (error instanceof ConfigError || error instanceof StoreError) return message
  return path === undefined ? undefined : `${path} cannot be used (${code}). Check DATA_DIR and MEMBERS_SOCKET.`
}

/** A foreseen error goes to the site when it started this process, else to standard error. Then the process ends. */
function reportStartFailure(error: unknown) {
  const refused = operatorMessage(error)
  if (process.send && refused !== undefined) endRefused(refused)
  else {
    console.error(refused ?? error)
    process.exit(1)
  }
}

await start().catch(reportStartFailure)
