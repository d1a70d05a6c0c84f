// Numbers for an emergency and a crisis.
import t from 'tap'
import { callHref, emergencyNumber, helpLines, linesFor, textHref } from '../../content/help-lines.ts'

t.test('every country has an emergency number first, and each line can be dialed and looked up', async t => {
  for (const [country, lines] of Map.groupBy(helpLines, line => line.country)) {
    t.equal(lines[0]?.kind, 'emergency', country)
    t.equal(new Set(lines.map(({ name }) => name)).size, lines.length, country)
  }
  for (const line of helpLines) {
    t.match(line.tel, /^\d{3,11}$/, line.name)
    t.match(line.source, /^https:\/\//, line.name)
    t.match(line.checked, /^\d{4}-\d\d-\d\d$/)
  }
})

t.test('the lines of the United States', async t => {
  const us = linesFor('US')
  t.same(
    us.map(({ kind, number }) => [kind, number]),
    [
      ['emergency', '911'],
      ['crisis', '988'],
      ['maternal', '1-833-852-6262'],
      ['violence', '1-800-799-7233'],
      ['poison', '1-800-222-1222'],
    ],
  )
  t.equal(us[0]?.number, emergencyNumber)
  t.same(us.map(textHref), [undefined, 'sms:988', 'sms:18338526262', 'sms:88788', undefined])
  t.same(us.slice(0, 3).map(callHref), ['tel:911', 'tel:988', 'tel:18338526262'])
  t.equal(us.length + linesFor('other').length, helpLines.length)
})
