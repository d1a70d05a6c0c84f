import { hash } from 'node:crypto'
import t from 'tap'
import { calendarDate } from '../../domain/dates.ts'
import { experiments } from '../../experiments/all.ts'
import {
  assignVersions,
  bucketOf,
  forcedVersions,
  formatVersions,
  isAudience,
  overdue,
  trackedVersions,
  versionFor,
} from '../../experiments/assign.ts'
import { defineExperiment, type Experiment } from '../../experiments/experiment.ts'
import { loginText } from '../../experiments/login-text.ts'
import { menuButton } from '../../experiments/menu-button.ts'
import { saveSide } from '../../experiments/save-side.ts'
import { signUpOptions } from '../../experiments/sign-up-options.ts'
import { sweepsBanner } from '../../experiments/sweeps-banner.ts'

const visitors = 100_000
const layers = experiments.map(experiment => experiment.layer)
const uids = Array.from({ length: visitors }, (_, index) => hash('md5', `visitor ${index}`))
const buckets = new Map(layers.map(layer => [layer, Uint8Array.from(uids, uid => bucketOf(uid, layer))]))

t.test('the same visitor is always in the same bucket', async t => {
  // These must never change: a change moves every visitor to another version in the middle of every experiment.
  const golden = [
    ['00000000000000000000000000000000', 12, 94],
    ['00000000000000000000000000000000', 5, 82],
    ['ffffffffffffffffffffffffffffffff', 12, 58],
    ['0123456789abcdef0123456789abcdef', 13, 29],
    ['0123456789abcdef0123456789abcdef', 6, 63],
    ['', 7, 97],
  ] as const
  for (const [uid, layer, bucket] of golden) t.equal(bucketOf(uid, layer), bucket, `${uid} in layer ${layer}`)
})

t.test('shares are kept within a percent', async t => {
  for (const experiment of experiments) {
    const of = buckets.get(experiment.layer) ?? new Uint8Array()
    const first = of.filter(bucket => versionFor(experiment, bucket) === 1).length
    const share = (first / visitors) * 100
    t.ok(
      Math.abs(share - experiment.split[0]) < 1,
      `${experiment.name}: ${share.toFixed(2)} of ${experiment.split[0]} %`,
    )
    const counts = new Uint32Array(100)
    for (const bucket of of) counts[bucket] = (counts[bucket] ?? 0) + 1
    t.equal(counts.length, 100)
    t.ok(
      counts.every(count => count > 850 && count < 1150),
      'all hundred buckets are alike',
    ) // 1000 each, deviation 31
  }
})

t.test('layers are independent of each other', async t => {
  for (const [index, one] of layers.entries()) {
    for (const other of layers.slice(index + 1)) {
      const cells = new Uint32Array(100)
      const [a, b] = [buckets.get(one), buckets.get(other)]
      for (let visitor = 0; visitor < visitors; visitor++) {
        const cell = Math.floor((a?.[visitor] ?? 0) / 10) * 10 + Math.floor((b?.[visitor] ?? 0) / 10)
        cells[cell] = (cells[cell] ?? 0) + 1
      }
      const chiSquare = cells.reduce((sum, count) => sum + (count - visitors / 100) ** 2 / (visitors / 100), 0)
      t.ok(chiSquare < 176, `${one} and ${other}: ${chiSquare.toFixed(0)}`) // 99 degrees of freedom: by chance once in 300,000
    }
  }
})

t.test('the split has its edges where the specification says', async t => {
  t.equal(versionFor(loginText, 0), 1)
  t.equal(versionFor(loginText, 59), 1)
  t.equal(versionFor(loginText, 60), 2)
  t.equal(versionFor(loginText, 99), 2)
  t.equal(versionFor(menuButton, 49), 1)
  t.equal(versionFor(menuButton, 50), 2)
})

t.test('who can be in it', async t => {
  const kinds = [
    [{ signedIn: false, country: 'US' }, true, true, true],
    [{ signedIn: false, country: 'other' }, true, true, false],
    [{ signedIn: true, country: 'US' }, true, false, false],
    [{ signedIn: true, country: 'other' }, true, false, false],
  ] as const
  for (const [visitor, everyone, signedOut, signedOutUs] of kinds) {
    t.equal(isAudience(menuButton, visitor), everyone)
    t.equal(isAudience(signUpOptions, visitor), signedOut)
    t.equal(isAudience(sweepsBanner, visitor), signedOutUs)
    const names = Object.keys(assignVersions({ uid: 'a', ...visitor }, [menuButton, signUpOptions, sweepsBanner]))
    t.equal(names.length, [everyone, signedOut, signedOutUs].filter(Boolean).length)
  }
  const versions = assignVersions({ uid: 'a', signedIn: false, country: 'US' }, [saveSide])
  t.same(versions, { saveAbVersion: versionFor(saveSide, bucketOf('a', 13)) }, 'only what the page declares')
})

t.test('a query forces a version, exactly written', async t => {
  const forced = (query: Record<string, string | string[] | undefined>) =>
    forcedVersions(query, [menuButton, sweepsBanner])
  t.same(forced({ abVersion: '1' }), { abVersion: 1 })
  t.same(forced({ abVersion: '2', other: 'x' }), { abVersion: 2 })
  t.same(forced({ hamburgAbVersion: '2' }), { abVersion: 2 })
  t.same(forced({ sb_abv: '1', abVersion: '2' }), { abVersion: 2, sweepsBannerAbVersion: 1 })
  for (const value of [
    '0',
    '3',
    '-1',
    '1e1',
    '[]',
    '01',
    ' 1',
    '1 ',
    '',
    '1.0',
    '+1',
    '0x1',
    '١',
    'true',
    '1,2',
    '__proto__',
  ]) {
    t.same(forced({ abVersion: value }), {}, JSON.stringify(value))
  }
  for (const value of [['1', '2'], ['1', '1'], ['1'], [], undefined])
    t.same(forced({ abVersion: value }), {}, JSON.stringify(value))
  t.same(forced({ abVersion: '1', hamburgAbVersion: '1' }), {}, 'given twice')
  t.same(forced({ abVersion: 'x', hamburgAbVersion: '1' }), {}, 'given twice')
  t.same(forced({ saveAbVersion: '2' }), {}, 'not declared by the page')
  t.same(forcedVersions(Object.create(null), experiments), {})
})

t.test('versions as text', async t => {
  t.equal(formatVersions({ saveAbVersion: 2, abVersion: 1 }), 'abVersion:1,saveAbVersion:2')
  t.equal(formatVersions({}), '')
})

t.test('versions under the names that analysts follow', async t => {
  t.same(trackedVersions('abVersion:2,saveAbVersion:1,topicPillAbVersion:1', experiments), {
    hamburgAbtest: 'word',
    saveAbtest: 'left',
  })
  t.same(trackedVersions('atozAdAbVersion:1,sweepsBannerAbVersion:2', experiments), {
    atozAdAbtest: 'after',
    sweepsBannerAbtest: 'corner',
  })
  for (const text of ['', 'topicPillAbVersion:1', 'abVersion:3', 'nowhere:1'])
    t.same(trackedVersions(text, experiments), {}, text)
})

t.test('overdue the day after its last', async t => {
  t.notOk(overdue(menuButton, calendarDate(menuButton.ends)))
  t.ok(overdue(menuButton, calendarDate('2027-04-01')))
})

t.test('a wrong definition stops the start', async t => {
  const right: Experiment = { ...menuButton }
  for (const split of [
    [50, 49],
    [150, -50],
  ] as const)
    t.throws(() => defineExperiment({ ...right, split }), RangeError)
  for (const ends of ['2027', '2027-02-30', 'June']) t.throws(() => defineExperiment({ ...right, ends }), RangeError)
})
