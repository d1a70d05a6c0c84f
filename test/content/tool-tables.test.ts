// What the tools print as tables and lists, beside what their sources say, written out here by hand: doses of vaccines,
// hours of sleep, limits of redating, costs, what goes into a bag, what stands in a birth plan.
import { readFileSync } from 'node:fs'
import t from 'tap'
import { bagGroups } from '../../content/bag-lines.ts'
import { planFields, planSections } from '../../content/birth-plan-lines.ts'
import { budgetGroups } from '../../content/budget-lines.ts'
import { january2026List, usSchedule } from '../../content/vaccines.ts'

/** The rows of the tables in a text, by their cells. */
const rowsOf = (slug: string, folder = 'articles') =>
  readFileSync(new URL(`../../content/${folder}/${slug}.md`, import.meta.url), 'utf8')
    .split('\n')
    .filter(line => line.startsWith('| '))
    .map(line =>
      line
        .split('|')
        .slice(1, -1)
        .map(cell => cell.trim()),
    )
/** The second cell of the row of an article that begins so. */
const rowOf = (slug: string, first: string) => rowsOf(slug).find(([cell]) => cell === first)?.[1]

t.test('the doses of every vaccine: CDC 2025, kept by the AAP in January 2026', async t => {
  const school = [48, 83] // "4 to 6 years", to the last month of them
  const doses: [vaccine: string, onJanuaryList: boolean, months: number[][]][] = [
    [
      'RSV antibody',
      false,
      [
        [0, 7],
        [8, 19],
      ],
    ],
    [
      'Hepatitis B',
      false,
      [
        [0, 0],
        [1, 2],
        [6, 18],
      ],
    ],
    [
      'Rotavirus',
      false,
      [
        [2, 2],
        [4, 4],
        [6, 6],
      ],
    ],
    ['Diphtheria, tetanus and whooping cough (DTaP)', true, [[2, 2], [4, 4], [6, 6], [15, 18], school]],
    [
      'Haemophilus influenzae type b (Hib)',
      true,
      [
        [2, 2],
        [4, 4],
        [6, 6],
        [12, 15],
      ],
    ],
    [
      'Pneumococcal (PCV)',
      true,
      [
        [2, 2],
        [4, 4],
        [6, 6],
        [12, 15],
      ],
    ],
    ['Polio (IPV)', true, [[2, 2], [4, 4], [6, 18], school]],
    ['Influenza', false, [[6, 83]]],
    ['COVID-19', false, [[6, 23]]],
    ['Measles, mumps and rubella (MMR)', true, [[12, 15], school]],
    ['Chickenpox (varicella)', true, [[12, 15], school]],
    ['Hepatitis A', false, [[12, 23]]],
  ]
  const rows = doses.flatMap(([vaccine, onJanuary2026List, months]) =>
    months.map(([fromMonths, toMonths]) => ({ vaccine, onJanuary2026List, fromMonths, toMonths })),
  )
  const printed = usSchedule.rows.map(({ vaccine, onJanuary2026List, fromMonths, toMonths }) => ({
    vaccine,
    onJanuary2026List,
    fromMonths,
    toMonths,
  }))
  t.same(printed, rows)
  const noteOf = (vaccine: string, fromMonths: number) =>
    usSchedule.rows.find(row => row.vaccine.includes(vaccine) && row.fromMonths === fromMonths)?.note ?? ''
  t.match(noteOf('RSV', 0), /not vaccinated in pregnancy/)
  t.match(noteOf('RSV', 8), /Only some children/)
  for (const vaccine of ['Rotavirus', 'Hib']) t.match(noteOf(vaccine, 6), /some brands only/, vaccine)
  t.match(noteOf('Influenza', 6), /Two doses in the first season/)
  t.match(noteOf('Hepatitis A', 12), /Two doses, 6 months apart/)
  t.equal(usSchedule.version, '2026-01-26')
  t.match(january2026List, { version: '2026-01-05', status: /court stayed this list on March 16, 2026/ })
})

t.test('the ages in words say the same months', async t => {
  for (const { ages, fromMonths, toMonths, vaccine } of usSchedule.rows) {
    const [first, last = first] = (ages.match(/\d+/g) ?? []).map(Number)
    const unit = ages.endsWith('years') ? 12 : 1
    const from = ages.startsWith('birth') ? 0 : (first ?? 0) * unit
    t.equal(fromMonths, from, `${vaccine}, ${ages}`)
    if (!/^every year/.test(ages))
      t.equal(toMonths, ages === 'birth' ? 0 : (last ?? 0) * unit + unit - 1, `${vaccine}, ${ages}`)
  }
})

t.test('hours of sleep in 24, by the AASM of 2016', async t => {
  const slug = 'baby-sleep-by-age'
  t.match(rowOf(slug, '0 to 3 months'), /^No set number/)
  t.equal(rowOf(slug, '4 to 12 months'), '12 to 16')
  t.equal(rowOf(slug, '1 to 2 years'), '11 to 14')
  t.equal(rowOf(slug, '3 to 5 years'), '10 to 13')
})

t.test('by how many days a scan must differ, by ACOG 700', async t => {
  const slug = 'how-due-dates-are-worked-out'
  t.equal(rowOf(slug, 'Up to 8 weeks 6 days'), '5 days')
  t.equal(rowOf(slug, '9 weeks 0 days to 13 weeks 6 days'), '7 days')
  t.equal(rowOf(slug, '14 weeks 0 days to 15 weeks 6 days'), '7 days')
  t.equal(rowOf(slug, '16 weeks 0 days to 21 weeks 6 days'), '10 days')
  t.equal(rowOf(slug, '22 weeks 0 days to 27 weeks 6 days'), '14 days')
  t.equal(rowOf(slug, '28 weeks 0 days or later'), '21 days')
})

t.test('weight gained by body mass index, by the Institute of Medicine', async t => {
  const printed = rowsOf('pregnancy-tracker', 'tool-pages')
  for (const row of [
    ['below 18.5', '28 to 40 lb (12.5 to 18 kg)', '1 to 1.3 lb', 'none given'],
    ['18.5 to 24.9', '25 to 35 lb (11.5 to 16 kg)', '0.8 to 1 lb', '37 to 54 lb'],
    ['25 to 29.9', '15 to 25 lb (7 to 11.5 kg)', '0.5 to 0.7 lb', '31 to 50 lb'],
    ['30 or more', '11 to 20 lb (5 to 9 kg)', '0.4 to 0.6 lb', '25 to 42 lb'],
  ])
    t.same(
      printed.find(([first]) => first === row[0]),
      row,
    )
})

t.test('a year of a child of up to two, by the USDA of 2015', async t => {
  const slug = 'baby-budget-calculator'
  const costs = rowsOf(slug).flatMap(([, cell = '']) => (/^[\d,]+$/.test(cell) ? [Number(cell.replace(',', ''))] : []))
  t.same(
    costs.sort((a, b) => a - b),
    [750, 830, 1180, 1580, 1790, 2870, 3680],
  )
  t.equal(
    costs.reduce((sum, cost) => sum + cost, 0),
    12_680,
  )
})

t.test('lines of a budget', async t => {
  const lines = budgetGroups.flatMap(group => group.lines)
  const idsOf = (wanted: string) => lines.filter(({ kind }) => kind === wanted).map(({ id }) => id)
  const once =
    'crib bassinet dresser glider monitor bedding stroller infant-seat convertible carrier bottles pump high-chair bath first-aid first-clothes mat birth-bills'
  t.same(idsOf('once'), once.split(' '))
  t.same(idsOf('monthly'), 'diapers milk solids care health clothes toys household insurance savings'.split(' '))
  t.equal(lines.find(({ id }) => id === 'solids')?.start, 7, 'solid food begins when six months are over')
})

t.test('lines of a hospital bag', async t => {
  const wanted: Record<string, RegExp[]> = {
    papers: [/ID/, /Insurance/, /record/, /forms/, /Birth plan, two copies/, /Numbers/, /baby's doctor/],
    labor: [
      ...[/Gown or old shirt/, /Robe/, /Warm socks/, /Slippers/, /Lip balm/, /Hair ties/, /Water bottle/, /Snacks/],
      ...[/Music/, /charger with a long cable/, /Glasses or contacts/, /Massage oil/, /TENS unit or birth ball/],
    ],
    after: [
      ...[/Loose clothes/, /underwear with a high waist/, /Maternity pads/, /bras or tops/, /Breast pads/],
      ...[/Nipple cream/, /Toothbrush/, /Towel/, /Flip-flops/, /Going-home clothes/, /Feeding pillow/],
    ],
    baby: [
      ...[/Rear-facing car seat, fitted/, /Sleepers, two or three/, /Undershirts/, /Hat/, /Socks and mittens/],
      ...[/Blanket/, /Newborn diapers/, /Wipes/, /Bottles and formula/, /Going-home outfit for the weather/],
    ],
    partner: [/Change of clothes/, /Food/, /Pillow/, /Swimwear/, /medicines/, /Cash and a card/, /Camera/],
    home: [/Jewelry/, /Extra bags/],
  }
  t.same(
    bagGroups.map(({ id }) => id),
    Object.keys(wanted),
  )
  for (const { id, lines } of bagGroups)
    for (const words of wanted[id] ?? [])
      t.ok(
        lines.some(({ text }) => words.test(text)),
        `${id}: ${words}`,
      )
})

t.test('sections of a birth plan, after the sample plan of ACOG', async t => {
  t.same(
    planSections.map(({ title }) => title),
    [
      'Labor',
      'Comfort',
      'Pain relief',
      'Monitoring and steps',
      'Birth',
      'If it is a cesarean',
      'Right after birth',
      'The baby',
      'What you should know about me',
    ],
  )
  const wanted: Record<string, string> = {
    labor: 'moving drinking iv students',
    comfort: 'ball stool chair bar shower bath',
    pain: 'offering',
    birth: 'position mirror touching cord episiotomy photos',
    cesarean: 'c-present c-drape c-skin',
    after: 'hold clamping placenta',
    baby: 'feeding pacifier rooming bath-baby vitamin-k eyes circumcision',
    needs: 'faith access',
  }
  for (const [id, ids] of Object.entries(wanted)) {
    const lines = planSections.find(section => section.id === id)?.lines.map(line => line.id) ?? []
    t.same(
      ids.split(' ').filter(line => !lines.includes(line)),
      [],
      `${id}: ${lines}`,
    )
  }
  t.same(planFields.map(({ id }) => id).slice(0, 6), ['name', 'due', 'people', 'care', 'baby-doctor', 'preparation'])
  const said = planSections.flatMap(({ lines }) => lines.flatMap(({ options }) => options.map(({ says }) => says)))
  t.ok(
    said.some(text => /do not offer/i.test(text)) && said.some(text => /offer/i.test(text)),
    'pain relief either way',
  )
})
