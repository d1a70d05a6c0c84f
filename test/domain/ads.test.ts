import t from 'tap'
import { Check } from 'typebox/value'
import { type AdData, type AdPage, adKinds, adParams, adUnitOf, placesFor } from '../../domain/ads.ts'
import { EventsBody } from '../../domain/events.ts'
import { stages } from '../../domain/stage.ts'

const brand = 'Little Almanac'
const data: AdData = { adUnit: 'little-almanac/guide/first-trimester', adPos: '728top', adSize: '728x90' }
const visit = { stage: 'none', sid: '4f9kq2zx7a', adopsqa: null } as const
const fits = (name: string, properties: unknown) => Check(EventsBody, { events: [{ name, properties }] })
/** As it is sent. */
const sent = (value: object) => JSON.parse(JSON.stringify(value))

t.test('where ads stand, by layout', async t => {
  const shown = (layout: Parameters<typeof placesFor>[0]) =>
    placesFor(layout).map(({ pos, size, where }) => `${where}: ${pos} ${size}`)
  t.same(shown('desktop'), ['header: 728top 728x90', 'footer: 300bottom 728x90'])
  t.same(shown('mobile'), ['header: 728top 320x50', 'sticky: minfeed0 320x50'])
  t.same(shown('in-app'), ['sticky: minfeed0 320x50'])
})

t.test('the unit of a page', async t => {
  t.equal(adUnitOf({ kind: 'guide', category: 'first-trimester' }, brand), 'little-almanac/guide/first-trimester')
  t.equal(adUnitOf({ kind: 'home' }, brand), 'little-almanac/home/all')
  t.equal(adUnitOf({ kind: 'names', category: 'origins' }, "Ann & Joe's"), 'ann-joe-s/names/origins', 'another brand')
  t.equal(
    adUnitOf({ kind: 'article', category: 'parenting', sponsoredTag: 'byheart-content' }, brand),
    'little-almanac/sponsored/byheart-content',
    'a page with a sponsor is sold apart',
  )
})

t.test('what is told of a unit', async t => {
  t.same(
    sent(
      adParams(
        { ...data, adCategory: 'first-trimester', adTargets: 'house,weeks' },
        { ...visit, stage: 'pregnant', adopsqa: 'run_7' },
      ),
    ),
    {
      adUnit1: 'little-almanac',
      adUnit2: 'guide',
      adUnit3: 'first-trimester',
      sid: '4f9kq2zx7a',
      pos: '728top',
      dimensions: '728x90',
      stage: 'pregnant',
      adopsqa: 'run_7',
      category: 'first-trimester',
      targets: 'house,weeks',
      adId: 'ad-728top',
    },
  )
  t.same(
    Object.keys(sent(adParams(data, visit))).sort(),
    ['adId', 'adUnit1', 'adUnit2', 'adUnit3', 'dimensions', 'pos', 'sid', 'stage'],
    'what there is none of is absent',
  )
})

t.test('the stage in the words of ads', async t => {
  const stageOf = (stage: (typeof stages)[number]) => adParams(data, { ...visit, stage }).stage
  t.equal(stageOf('none'), 'trying to conceive', 'as for everybody who is signed out')
  t.equal(stageOf('trying-to-conceive,pregnant,parent'), 'trying to conceive,pregnant,parent')
  t.equal(stageOf('parent'), 'parent')
})

t.test('the test parameter of operators is a short token or nothing', async t => {
  const kept = (adopsqa: string | null) => adParams(data, { ...visit, adopsqa }).adopsqa
  for (const token of ['1', 'sticky-test', 'A_b-3', 'x'.repeat(20)]) t.equal(kept(token), token)
  for (const other of [null, '', 'x'.repeat(21), 'two words', 'someone@example.com', '<b>', 'a\nb', 'tést'])
    t.equal(kept(other), undefined, String(other))
})

t.test('every view that a page can send is an event that the server takes', async t => {
  const pages: AdPage[] = adKinds.flatMap(kind => [
    { kind },
    { kind, category: 'getting-pregnant' },
    { kind, sponsoredTag: 'byheart-content' },
  ])
  for (const page of pages)
    for (const { pos, size } of (['desktop', 'mobile', 'in-app'] as const).flatMap(placesFor))
      for (const stage of stages) {
        const params = adParams(
          {
            adUnit: adUnitOf(page, brand),
            adPos: pos,
            adSize: size,
            adCategory: page.category,
            adTargets: 'house,weeks',
          },
          { ...visit, stage, adopsqa: 'qa' },
        )
        if (!fits('ad-view', sent(params))) t.fail('refused', params)
      }
  t.ok(fits('ad-click', { pos: '728top', adUnit: 'little-almanac/home/all' }))
  t.ok(fits('ad-failed', { pos: 'minfeed0', adUnit: 'little-almanac/sponsored/byheart-content' }))
})

t.test('nothing of a person fits', async t => {
  const view = sent(adParams({ ...data, adCategory: 'baby', adTargets: 'house' }, visit))
  t.ok(fits('ad-view', view))
  for (const text of ['someone@example.com', 'Emma Miller', '2027-03-01/', '', 'x'.repeat(200), '<script>'])
    for (const name of [
      'adUnit1',
      'adUnit2',
      'adUnit3',
      'sid',
      'pos',
      'dimensions',
      'stage',
      'adopsqa',
      'category',
      'targets',
      'adId',
    ])
      t.notOk(fits('ad-view', { ...view, [name]: text }), `${name}: ${text.slice(0, 20)}`)
  for (const stage of ['none', 'trying-to-conceive', 'pregnant 2027-03-01', 'pregnant,Emma', 'parent,pregnant'])
    t.notOk(fits('ad-view', { ...view, stage }), stage)
  for (const name of ['email', 'due_date', 'uid', 'path'])
    t.notOk(fits('ad-view', { ...view, [name]: 'x' }), `no ${name}`)
  for (const name of ['ad-click', 'ad-failed']) {
    t.notOk(fits(name, { pos: '728top', adUnit: 'little-almanac/home' }), `${name}: three parts`)
    t.notOk(fits(name, { pos: 'top', adUnit: 'little-almanac/home/all' }), `${name}: a place that is none`)
    t.notOk(fits(name, { pos: '728top', adUnit: 'little-almanac/home/all', stage: 'pregnant' }), `${name}: no stage`)
  }
})
