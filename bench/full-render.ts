// The site with nothing kept: header, rail and footer are rendered with every page, as other frameworks do it.
import { join } from 'node:path'
import { buildApp } from '../server/app.ts'
import { openBuild } from '../server/build.ts'
import { loadConfig } from '../server/config.ts'
import { createLogger } from '../server/logger.ts'

const config = loadConfig({ ...process.env, PAGE_CACHE_MB: '0' })
const { logger } = createLogger(config)
const app = await buildApp(config, { build: openBuild(join(process.cwd(), 'dist')), logger, cacheParts: false })
await app.listen({ host: config.host, port: config.port })
