// The same as `reserving.test.ts`, longer, and on PostgreSQL.
import t from 'tap'
import { dataFolder } from '../../support/faults/member-process.ts'
import { type Part, shortForm } from '../../support/faults/part.ts'
import { postgresServer } from '../../support/stores.ts'
import { killOnce, reserving } from './reserving.ts'

t.setTimeout(0)

const onPostgres: Part = {
  ...reserving,
  name: 'kill -9 during reservations on PostgreSQL',
  sizes: { full: 40, short: 20 },
  async run(trial) {
    const [dataDir, server] = [dataFolder(trial.t), await postgresServer()]
    const url = await server.createDatabase()
    for (let round = 0; round < trial.size; round++) await killOnce(trial, dataDir, `round${round}`, url)
  },
}

shortForm({ ...reserving, sizes: { full: 60, short: 40 } })
shortForm(onPostgres)
