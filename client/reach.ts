// What comes with the first touch of a page or the first choice on it: the header that returns, swipes between guides,
// and the switch of the look.
import { startLook } from './look.ts'
import { returnHeader } from './return-header.ts'
import { swipeNeighbours } from './swipe-neighbours.ts'

/** @param first the event that has brought this script: a swipe may have begun with it */
export function startReach(first?: Event) {
  startLook()
  returnHeader()
  swipeNeighbours(first)
}
