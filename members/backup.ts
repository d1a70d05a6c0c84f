// npm run members:backup [-- --to folder]
// A copy of the members' database, also while the member API runs; the newest seven are kept.
import { parseArgs } from 'node:util'
import { requireEmbedded, runCommand } from './command.ts'
import { loadMembersConfig } from './config.ts'
import { backUp } from './store/backups.ts'
import { backupsIn } from './store/open-store.ts'

await runCommand(async () => {
  const { values } = parseArgs({ options: { to: { type: 'string' } } })
  const { databaseUrl, dataDir, backupKey } = loadMembersConfig(process.env)
  requireEmbedded(databaseUrl)
  const { file, members } = await backUp(dataDir, values.to ?? backupsIn(dataDir), backupKey, Date.now())
  process.stdout.write(`${file}: ${members} members${backupKey ? ', encrypted' : ''}\n`)
})
