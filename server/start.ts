// One process that serves, or a primary with several: what `npm start` hands itself over to.
import cluster from 'node:cluster'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brandName } from '../domain/brand.ts'
import { BuildError, openBuild } from './build.ts'
import { type Config, ConfigError, loadConfig } from './config.ts'
import { createLogger, type SiteLogger } from './logger.ts'
import { type BundledMembers, bundledMembers } from './members-process.ts'
import { metricsText } from './metrics.ts'
import { startOps } from './ops.ts'
import { runPrimary } from './primary.ts'
import { type Serving, serve } from './serve.ts'

/** A reason not to start, for the operator: one line, no stack. */
class StartError extends Error {
  code = 'START_REFUSED'
}

/** @param buildFolder what the build wrote */
export async function start(buildFolder: string) {
  let config: Config | undefined
  try {
    config = loadConfig(process.env)
    const logger = createLogger(config)
    if (cluster.isPrimary) checkDataDir(config.dataDir)
    const several = config.workers === 'auto' || config.workers > 1
    // A worker's primary has it.
    const isOurs = cluster.isPrimary && config.memberApiUrl === undefined
    const members = isOurs ? bundledMembers(join(buildFolder, 'members/main.mjs'), config, logger) : undefined
    if (members) config = { ...config, membersSocket: members.socket }
    if (several && cluster.isPrimary) {
      openBuild(buildFolder)
      return await runPrimary(config, logger, members)
    }
    await serveAlone(config, buildFolder, logger, members)
  } catch (error) {
    refuse(error, config)
  }
}

async function serveAlone(config: Config, buildFolder: string, logger: SiteLogger, members: BundledMembers | undefined) {
  const build = openBuild(buildFolder)
  let site: Serving | undefined
  // Before the site listens, so that a start is refused before it says anything.
  if (cluster.isPrimary) await startOps(config, { isReady: () => site?.leaving() === false, metrics: metricsText }, logger)
  site = await serve(config, build, logger, members)
  members?.start()
  if (cluster.isPrimary) announce(config)
}

/** The one line that is not JSON: where the site is. */
export const announce = (config: Config) => process.stdout.write(`${brandName} is at ${config.origins.main}\n`)

/** Root may write where nothing can be written, so it is tried. @throws StartError */
function checkDataDir(folder: string) {
  try {
    mkdirSync(folder, { recursive: true })
    const probe = join(folder, `.probe-${process.pid}`)
    writeFileSync(probe, '')
    rmSync(probe)
  } catch (error) {
    throw new StartError(`DATA_DIR ${folder} cannot be written (${(error as NodeJS.ErrnoException).code}).`)
  }
}

function refuse(error: unknown, config?: Config): never {
  const { code, message, port } = error as NodeJS.ErrnoException & { port?: number }
  const variable = port !== undefined && port === config?.opsPort ? 'OPS_PORT' : 'PORT'
  if (code === 'EADDRINUSE') console.error(`Port ${port} is in use by another program. Stop it, or choose another with ${variable}.`)
  else if (code === 'EACCES')
    console.error(`Port ${port} cannot be listened on: it needs more rights. Choose one above 1023 with ${variable}.`)
  else if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') console.error(`HOST ${config?.host} is no address of this machine.`)
  else if (error instanceof ConfigError || error instanceof BuildError || error instanceof StartError) console.error(message)
  else console.error(error)
  process.exit(1)
}
