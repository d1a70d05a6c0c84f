// The tables of danger signs: every week and month has what it must have, and every sign says where it comes from.
import t from 'tap'
import { byUrgency, type DangerSign, urgencies } from '../../../content/danger-signs/danger-sign.ts'
import { dangerSources } from '../../../content/danger-signs/danger-sources.ts'
import {
  dangerSigns,
  dangerStages,
  signsOfMonth,
  signsOfWeek,
  stageOf,
  stageOfMonth,
} from '../../../content/danger-signs/danger-stages.ts'
import { type Subject, subjectsIn } from '../../../content/danger-signs/subjects.ts'
import { dangerBox } from '../../../publishing/danger-sign-box.ts'
import { driftIn } from '../../../publishing/danger-sign-drift.ts'

const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, i) => first + i)
const lacking = (signs: readonly DangerSign[], wanted: readonly Subject[]) =>
  wanted.filter(subject => !signs.some(sign => sign.subject === subject))

t.test('every week of pregnancy has the signs that it must have', async t => {
  for (const week of range(1, 42)) {
    const signs = signsOfWeek(week)
    t.same(
      lacking(signs, ['bleeding', 'belly-pain', 'fluid', 'fever', 'no-fluids', 'self-harm', 'violence', 'headache']),
      [],
      `week ${week}`,
    )
    t.equal(
      signs.some(({ subject }) => subject === 'movement'),
      week >= 24,
      `movement, week ${week}`,
    )
    t.equal(
      signs.filter(({ subject, urgency }) => subject === 'bleeding' && urgency === 'now').length,
      1,
      `one word on bleeding, week ${week}`,
    )
  }
  t.same(signsOfWeek(44), signsOfWeek(42), 'beyond the guides the last week holds')
})

t.test('every month of a child has them too', async t => {
  for (const month of range(0, 36))
    t.same(
      lacking(signsOfMonth(month), [
        'fever',
        'breathing',
        'color',
        'choking',
        'seizure',
        'waking',
        'diapers',
        'green-vomit',
      ]),
      [],
      `month ${month}`,
    )
  t.same(lacking(signsOfMonth(0), ['navel', 'yellow', 'feeding', 'soft-spot', 'crying', 'rash', 'shaking']), [])
  const fever = (month: number) =>
    signsOfMonth(month)
      .filter(({ subject }) => subject === 'fever')
      .map(({ words }) => words)
  t.match(fever(2), [/100\.4 °F \(38 °C\)/])
  t.match(fever(5)[0], /102\.2 °F \(39 °C\)/)
  t.notMatch(fever(6).join(), /102\.2/)
  t.match(
    [fever(23), fever(24)].map(words => words.at(-1)),
    [/24 hours/, /three days/],
  )
  t.same([2, 3, 11, 12].map(stageOfMonth), ['newborn', 'baby', 'baby', 'toddler'])
})

t.test(
  'two wet diapers in the first two days are enough for a newborn; eight dry hours count from day 5 on',
  async t => {
    const diapers = signsOfMonth(0).filter(({ subject }) => subject === 'diapers')
    t.match(
      diapers.map(({ urgency, words }) => `${urgency}: ${words}`),
      [/^now: From day 5 on, .*8 hours/, /^today: .*under two .*first two days.*fewer than six.*from day 5 on/],
    )
    t.match(signsOfMonth(3).find(({ subject }) => subject === 'diapers')?.words, /8 hours/)
  },
)

t.test('after a birth and after a loss', async t => {
  for (const id of ['after-birth', 'after-loss']) {
    const signs = stageOf(id)?.signs ?? []
    t.same(
      lacking(signs, ['bleeding', 'fever', 'belly-pain', 'smell', 'low-mood', 'self-harm', 'violence', 'leg']),
      [],
      id,
    )
    t.notMatch(
      signs.map(({ words }) => words).join(' '),
      /\b(bab(y|ies)|child|newborn|feed|pregnan)/i,
      `${id} speaks of no baby`,
    )
  }
})

t.test('a sign is one of its kind, has a first-rank source, and is known by its own subject', async t => {
  t.equal(new Set(dangerSigns.map(({ id }) => id)).size, dangerSigns.length)
  for (const { id, words, subject, from, to } of dangerSigns) {
    t.ok(from <= to, id)
    t.ok(words.length <= 130, `${id} is a line`)
    t.ok(subjectsIn(words).includes(subject), `${id}: "${words}"`)
    t.same(driftIn(words, { afterLoss: id.startsWith('after-loss') }), [], `${id} agrees with the rules`)
  }
  for (const { publisher, url } of Object.values(dangerSources)) {
    t.match(publisher, /^(CDC|ACOG|NICHD|NHS|FDA|CPSC|AAP, (HealthyChildren\.org|Pediatric Patient Education)|WHO)$/)
    t.match(
      url,
      /^https:\/\/(www|publications)\.(aap\.org|cdc\.gov|acog\.org|nichd\.nih\.gov|nhs\.uk|fda\.gov|cpsc\.gov|healthychildren\.org|who\.int)\//,
    )
  }
})

t.test('the soonest comes first, and a sign that holds for a part of what is shown says for which', async t => {
  for (const { signs, span } of dangerStages)
    t.same(
      byUrgency(signs, span).map(({ urgency }) => urgency),
      urgencies,
    )
  const words = byUrgency(stageOf('pregnancy')?.signs ?? [], { unit: 'week', from: 1, to: 42 }).flatMap(({ signs }) =>
    signs.map(sign => sign.words),
  )
  t.ok(words.some(line => line.startsWith('From week 24: Your baby moves less')))
  t.ok(words.some(line => line.startsWith('Weeks 4 to 36: Any bleeding')))
  t.ok(words.some(line => line.startsWith('Until week 13: Severe pain')))
  t.ok(words.includes('Trouble breathing, or pain in the chest'))
})

t.test('a sign that is shown by its name says for which weeks or months it holds', async t => {
  const shown = (ids: string) => JSON.stringify(dangerBox({ ids }, 'Call').children)
  t.match(
    shown('pregnancy-contractions, pregnancy-fever'),
    /"Weeks 20 to 36: Six or more contractions.*"A fever of 100\.4/,
  )
  t.match(
    shown('child-three-days'),
    /"From month 24: A fever that lasts longer than three days"/,
    'its table counts, not the first stage with it',
  )
  t.notMatch(
    JSON.stringify(dangerBox({ week: '30' }, '').children),
    /Weeks 20 to 36/,
    'where the week is known, nothing has to be said',
  )
})

t.test('what is an emergency in one stage is one in the others', async t => {
  for (const id of ['pregnancy', 'after-birth', 'after-loss']) {
    const emergencies = (stageOf(id)?.signs ?? []).filter(({ urgency }) => urgency === 'emergency')
    t.same(lacking(emergencies, ['breathing', 'seizure', 'bleeding', 'self-harm', 'psychosis']), [], id)
  }
  const urgencyOf = (week: number, subject: Subject) =>
    signsOfWeek(week).flatMap(sign => (sign.subject === subject ? [sign.urgency] : []))
  t.same([urgencyOf(19, 'pressure'), urgencyOf(20, 'pressure')], [[], ['emergency', 'now']])
  t.same([urgencyOf(13, 'belly-pain'), urgencyOf(14, 'belly-pain')], [['emergency', 'now'], ['now']])
})
