// npm run members:restore [-- --from file] [-- --accept-loss]
// Restores the members' database from a backup, by default the newest; or accepts a database that has lost writes.
import { parseArgs } from 'node:util'
import { requireEmbedded, runCommand, UsageError } from './command.ts'
import { loadMembersConfig } from './config.ts'
import { backupsOf, madeAt } from './store/backups.ts'
import { backupsIn, databaseIn } from './store/open-store.ts'
import { acceptLoss, restore } from './store/restoring.ts'

await runCommand(async () => {
  const { values } = parseArgs({
    options: { from: { type: 'string' }, 'accept-loss': { type: 'boolean', default: false } },
  })
  const { databaseUrl, dataDir, backupKey } = loadMembersConfig(process.env)
  requireEmbedded(databaseUrl)
  if (values['accept-loss']) {
    const lost = await acceptLoss(dataDir)
    process.stdout.write(`${databaseIn(dataDir)} is taken as it is, without the ${lost} writes it has lost\n`)
    return
  }
  const from = values.from ?? backupsOf(backupsIn(dataDir)).at(-1)
  if (from === undefined) throw new UsageError(`There is no copy in ${backupsIn(dataDir)}. Name one with --from.`)
  const { members, aside } = await restore(dataDir, from, backupKey, Date.now())
  const before = aside ? `; what was there before is ${aside}` : ''
  process.stdout.write(`${members} members as of ${madeAt(from)} are back, from ${from}${before}\n`)
})
