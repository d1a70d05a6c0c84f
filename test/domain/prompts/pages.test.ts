// The specification's lists, address by address.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import {
  isPlain,
  mayHaveAppInstall,
  mayHaveRegistration,
  mayHaveSignUpBanner,
  mayHaveSurvey,
} from '../../../domain/prompts/pages.ts'
import { isUrgent } from '../../../domain/prompts/urgent.ts'

const root = join(import.meta.dirname, '../../..')

/** Section 2 of the specification, and what its "several" stand for. */
const neverInstall = [
  '/',
  '/amp',
  '/community',
  '/login',
  '/join',
  '/join/profile',
  '/join/welcome',
  '/join/email-preferences',
  '/search',
  '/dashboard',
  '/topics/pregnancy-miscarriage-pregnancy-loss',
  '/t/philips-content',
  '/t/byheart-content',
  '/a/best-baby-deals',
  '/a/editorial-and-medical-review-process',
  '/a/registry-101',
  '/b/search',
  '/b/unique-baby-names',
  '/b/most-popular-baby-names',
  '/b/pet-baby-names',
  '/b/marvel-baby-names',
  '/b/dc-baby-names',
  '/b/anime-baby-names',
  '/b/olympics-baby-names',
  '/b/baby-middle-names',
  '/b/baby-name-game',
]
const neverInstallLike = (x: string) => [
  `/b/${x}-baby-name`,
  `/b/baby-names-that-start-with-${x}`,
  `/b/baby-${x}-names-that-start-with-${x}`,
  `/b/top-baby-names-${x}`,
  `/b/baby-names-ending-in-${x}`,
  `/b/baby-${x}-names-ending-in-${x}`,
]

t.test('the app-install banner: never on these', async t => {
  for (const path of neverInstall) t.notOk(mayHaveAppInstall(path), path)
  for (const x of ['emma', 'girl', 'a', 'so-on'])
    for (const path of neverInstallLike(x)) t.notOk(mayHaveAppInstall(path), path)
  for (const x of ['classic', 'unique', 'irish', '1990s']) t.notOk(mayHaveAppInstall(`/b/${x}-baby-names`), x)
})

t.test('and on these it may stand', async t => {
  for (const x of ['boy', 'girl', 'unisex']) t.ok(mayHaveAppInstall(`/b/${x}-baby-names`), x)
  const may = [
    '/a/sleep',
    '/pregnancy-week-by-week/8-weeks-pregnant',
    '/b/emma',
    '/b/favorites',
    '/b/baby-names-that-start',
    '/baby-names',
    '/due-date-calculator',
    '/topics/pregnancy',
    '/b/emma-baby-name/x',
  ]
  for (const path of may) t.ok(mayHaveAppInstall(path), path)
})

const urgent = [
  '/a/when-to-call',
  '/calculators/contraction',
  '/baby-tracker',
  '/pregnancy-tracker',
  '/a/colds-coughs-and-breathing',
  '/a/fever-in-babies',
  '/a/looking-after-yourself-after-birth',
  '/a/mental-health-of-fathers-and-partners',
  '/a/postpartum-depression',
  '/a/signs-of-labor',
  '/topics/parenting-mental-health',
]

t.test('texts that begin with a call for help are urgent; those about a loss are quiet anyway', async t => {
  const files = globSync('content/{articles,topics,news}/*.md', { cwd: root })
  const calling = files.filter(file => {
    const text = readFileSync(join(root, file), 'utf8')
    const [, head = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? []
    const begin = body.trim().split(/\n{2,}/, 2)
    return !/pregnancy-loss/.test(file + head) && begin.some(block => /^:::call|^::danger-signs/.test(block))
  })
  const addresses = calling.map(file =>
    file
      .replace(/^content\/articles/, '/a')
      .replace(/^content/, '')
      .replace('.md', ''),
  )
  t.ok(addresses.length > 3)
  t.same(
    addresses.filter(path => !urgent.includes(path)),
    [],
  )
})

t.test('the modal, the banner and the question', async t => {
  for (const path of urgent) {
    t.ok(isUrgent(path), path)
    t.notOk(mayHaveRegistration(path) || mayHaveSignUpBanner(path) || mayHaveAppInstall(path), path)
    t.notOk(mayHaveSurvey(path), path)
  }
  const link = 'aB3-_67890123456789012'
  for (const path of ['', '/pin', `/gift/${'t'.repeat(43)}`]
    .map(rest => `/registry/${link}${rest}`)
    .concat('/babyregistrysearch'))
    t.notOk(mayHaveRegistration(path) || mayHaveSignUpBanner(path) || mayHaveAppInstall(path) || !isPlain(path), path)
  for (const path of [
    '/join',
    '/join/profile',
    '/login',
    '/signin',
    '/t/philips-content',
    '/t/byheart-content',
    '/goodbye',
    '/sweepstakes',
  ])
    t.notOk(mayHaveRegistration(path), path)
  for (const path of ['/b/baby-name-matcher', '/join', '/login']) t.notOk(mayHaveSignUpBanner(path), path)
  for (const path of ['/', '/b/emma', '/t/philips-content', '/search']) t.ok(mayHaveSignUpBanner(path), path)
  t.ok(mayHaveSurvey('/a/sleep') && mayHaveSurvey('/news/x'))
  for (const path of ['/a/', '/', '/b/emma', '/a/x/y']) t.notOk(mayHaveSurvey(path), path)
})
