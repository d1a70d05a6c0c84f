import t from 'tap'
import { parseTicks, toggledTick } from '../../client/state/week-ticks.ts'

t.test('ticking and taking a tick away', async t => {
  const once = toggledTick({}, 12, 'Call')
  t.same(once, { 12: ['Call'] })
  const twice = toggledTick(once, 12, 'Ask')
  t.same(twice, { 12: ['Call', 'Ask'] })
  t.same(toggledTick(twice, 12, 'Call'), { 12: ['Ask'] })
  t.same(toggledTick(twice, 13, 'Call'), { 12: ['Call', 'Ask'], 13: ['Call'] }, 'each week has its own')
})

t.test('what storage held, as far as it is understood', async t => {
  t.same(parseTicks('{"12":["Call","Ask"]}'), { 12: ['Call', 'Ask'] })
  t.same(parseTicks('{"12":["Call",3],"13":"Ask"}'), { 12: ['Call'] })
  for (const odd of [null, '', 'no JSON', 'null', '7', '"text"']) t.same(parseTicks(odd), {}, String(odd))
})
