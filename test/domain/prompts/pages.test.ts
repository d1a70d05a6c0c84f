// The specification's lists, address by address.
import t from 'tap'
import {
  appInstallLists,
  appInstallNever,
  appInstallNeverLike,
  isPlain,
  mayHaveAppInstall,
  mayHaveRegistration,
  mayHaveSignUpBanner,
  mayHaveSurvey,
  urgentPages,
} from '../../../domain/prompts/pages.ts'

t.test('the app-install banner: never on these', async t => {
  for (const path of appInstallNever) t.notOk(mayHaveAppInstall(path), path)
  for (const pattern of appInstallNeverLike)
    for (const x of ['emma', 'girl', 'a', 'so-on']) t.notOk(mayHaveAppInstall(pattern.replace('*', x)), pattern)
  for (const x of ['classic', 'unique', 'irish', '1990s']) t.notOk(mayHaveAppInstall(`/b/${x}-baby-names`), x)
})

t.test('and on these it may stand', async t => {
  for (const x of appInstallLists) t.ok(mayHaveAppInstall(`/b/${x}-baby-names`), x)
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

t.test('the modal, the banner and the question', async t => {
  for (const path of urgentPages) {
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
