// The tracker as the server sends it, and what its page hands to it.
import t from 'tap'
import type { TrackerProps } from '../../../views/tools/pregnancy-tracker-props.ts'
import { parseHtml, textOf, withName } from '../../support/html.ts'
import { testSite } from '../../support/site.ts'

t.test('the page of the tracker', async t => {
  const { ask } = await testSite(t, { folder: 'dist-test' })
  const { body, statusCode } = await ask('/pregnancy-tracker')
  t.equal(statusCode, 200)
  const [before = '', island = '', after = ''] = body.split(/(<x-island name="tool-pregnancy-tracker".*?<\/x-island>)/s)
  t.ok(before && after)
  const [, tag = '', html = ''] = /^(<x-island[^>]*>)(.*)<\/x-island>$/s.exec(island) ?? []

  t.match(html, /aria-label="No date yet"/, 'the ring has words')
  for (const label of ['Due date', 'First day of your last period']) t.match(html, new RegExp(`<label[^>]*>${label}<`))
  t.notMatch(html, /NaN|undefined|Invalid/)
  t.notMatch(html, /<details/, 'nothing is folded away before storage was read')

  const { weeks, call, country }: TrackerProps = JSON.parse(
    /props="([^"]*)"/.exec(tag)?.[1]?.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&') ??
      '',
  )
  t.equal(country, 'US')
  t.equal(weeks.length, 42)
  for (const [i, { stage, colour, points, size }] of weeks.entries()) {
    const week = i + 1
    t.ok(points.length >= 1 && points.length <= 3, `week ${week} has points`)
    t.equal(colour, week < 14 ? 'first' : week < 28 ? 'second' : 'third')
    t.match(stage, /trimester/)
    t.equal(size.cm !== undefined, week >= 6 && week <= 41, `size of week ${week}`)
    t.match(size.title, size.cm ? /^About the (length|weight) of an? \w/ : /Nothing to measure|Beyond the table/)
    t.notMatch(points.join(' '), /\d (cm|g)\b/, 'the size stands beside the points, not in them')
  }
  t.equal(weeks[12]?.size.figures, '2.6 in (6.7 cm) from head to rump')
  t.match(weeks[23]?.size.figures, /^12.2 in \(30.9 cm\) from head to heel; 1 lb 8 oz \(670 g\)$/)
  t.equal(weeks[41]?.stage, 'Third trimester, post-term')
  t.match(call, {
    emergencyNumber: '911',
    now: 'Call now, at any hour',
    pressure: { emergency: /160 over 110/, now: /140 over 90/ },
    movement: /less than usual/,
  })
})

t.test('its text can be read without script', async t => {
  const { ask } = await testSite(t, { folder: 'dist-test' })
  const [main] = withName(parseHtml((await ask('/pregnancy-tracker')).body), 'main')
  const text = main && textOf(main)
  for (const said of ['280 days', '140/90', '160/110', '25 to 35 lb']) t.ok(text?.includes(said), said)
  t.ok(main && withName(main, 'a').some(({ attributes }) => attributes.href?.startsWith('/a/when-to-call')))
})
