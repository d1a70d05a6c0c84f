// npm run members:backup [-- --to folder]
// Copies the members' database, also while the member API runs, and deletes all but the newest seven copies.
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
