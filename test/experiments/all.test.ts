import { execFile } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import t from 'tap'
import { calendarDate } from '../../domain/dates.ts'
import { experiments } from '../../experiments/all.ts'
import { menuButton } from '../../experiments/menu-button.ts'
import { experimentTable } from '../../experiments/table.ts'

const folder = new URL('../../experiments/', import.meta.url)

// What other systems rely on: parameter, aliases, layer, split, who.
const agreed = [
  ['abVersion', ['hamburgAbVersion'], 12, [50, 50], 'everyone'],
  ['sweepsBannerAbVersion', ['sb_abv'], 5, [50, 50], 'signed-out-us'],
  ['signUpOptionsAbVersion', [], 9, [50, 50], 'signed-out'],
  ['saveAbVersion', [], 13, [50, 50], 'everyone'],
  ['chineseGenderChartPromoAbVersion', [], 7, [50, 50], 'everyone'],
  ['ovulationCalculatorPromoAbVersion', [], 8, [50, 50], 'everyone'],
  ['memberShareLoginTextAbVersion', [], 6, [60, 40], 'everyone'],
  ['topicPillAbVersion', [], 10, [50, 50], 'everyone'],
  ['atozAdAbVersion', [], 11, [50, 50], 'everyone'],
] as const

t.test('the experiments are those agreed', async t => {
  const rows = experiments.map(({ name, aliases, layer, split, audience }) => [
    name,
    aliases ?? [],
    layer,
    split,
    audience,
  ])
  t.same(new Set(rows.map(row => JSON.stringify(row))), new Set(agreed.map(row => JSON.stringify(row))))
  t.equal(rows.length, agreed.length)
  const tracked = Object.fromEntries(
    experiments.flatMap(({ name, trackedAs }) => (trackedAs ? [[name, trackedAs]] : [])),
  )
  t.match(tracked, {
    abVersion: { name: 'hamburgAbtest' },
    atozAdAbVersion: { name: 'atozAdAbtest' },
    saveAbVersion: { name: 'saveAbtest', values: ['left', 'right'] },
    sweepsBannerAbVersion: { name: 'sweepsBannerAbtest', values: ['end', 'corner'] },
  })
  t.equal(Object.keys(tracked).length, 4)
})

t.test('parameters and layers are each taken once', async t => {
  const parameters = experiments.flatMap(({ name, aliases = [] }) => [name, ...aliases])
  t.equal(new Set(parameters).size, parameters.length)
  t.equal(new Set(experiments.map(({ layer }) => layer)).size, experiments.length)
})

t.test('each file of an experiment is listed', async t => {
  const others = ['all.ts', 'assign.ts', 'experiment.ts', 'table.ts']
  const files = readdirSync(folder).filter(file => file.endsWith('.ts') && !others.includes(file))
  t.equal(files.length, experiments.length)
})

t.test('the table says what runs and what is overdue', async t => {
  t.match(
    experimentTable([menuButton], calendarDate('2027-03-31')),
    /abVersion = hamburgAbVersion .* running\n\nNone is overdue\.\n$/,
  )
  t.match(experimentTable([menuButton], calendarDate('2027-04-01')), /overdue\n\nOverdue on 2027-04-01: abVersion\.\n$/)
  const { stdout } = await promisify(execFile)(process.execPath, [fileURLToPath(new URL('table.ts', folder))], {
    env: { PATH: process.env.PATH },
  })
  for (const { name } of experiments) t.ok(stdout.includes(name), name)
})
