import t from 'tap'
import { type Box, freePlace } from '../../../views/tools/free-place.ts'

const room: Box = { left: 16, right: 816, top: 16, bottom: 616 }
const size = { width: 200, height: 50 }
const row = (top: number, bottom: number): Box => ({ left: 16, right: 816, top, bottom })
const liesOn = (place: Box, { left, right, top, bottom }: Box) =>
  place.left < right && place.right > left && place.top < bottom && place.bottom > top

t.test('at the foot and in the middle, where nothing is', async t => {
  t.same(freePlace(room, size, []), { left: 316, right: 516, top: 566, bottom: 616 })
})

t.test('beside a control before above it', async t => {
  const button = { left: 300, right: 500, top: 560, bottom: 610 }
  t.same(freePlace(room, size, [button]), { left: 616, right: 816, top: 566, bottom: 616 })
})

t.test('above rows of controls, in the first gap that holds it', async t => {
  const rows = [row(500, 616), row(420, 460), row(200, 340)]
  const place = freePlace(room, size, rows)
  t.notOk(
    rows.some(control => liesOn(place, control)),
    JSON.stringify(place),
  )
  t.ok(place.bottom <= 420 && place.top >= 340, 'the gap of 40 above the last row is too narrow')
})

t.test('where there is no gap, on as little as there is', async t => {
  const rows = [row(16, 300), row(310, 616)]
  const { top, bottom } = freePlace(room, size, rows)
  t.ok(top < 310 && bottom > 300, `on the gap, ${top} to ${bottom}`)
  const low = freePlace({ ...room, bottom: 40 }, size, [])
  t.same(low, { left: 316, right: 516, top: -10, bottom: 40 }, 'and a room lower than itself has one place')
})
