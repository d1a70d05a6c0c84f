import { dayTotals, totalsInWords } from '../../domain/tools/baby-days.ts'
import { lastOf } from '../../domain/tools/baby-log.ts'
import { lineName } from '../../domain/tools/baby-words.ts'
import { clockTime, startOfDay } from '../../domain/tools/local-time.ts'
import type { BabyState } from './baby-tracker-state.ts'

/** The day and the last feed in plain lines, to be shared by whoever asks for it. */
export function babyLines({ baby, volume }: BabyState, name: string, now: number): string[] {
  const feed = lastOf(baby.log, 'feed', now)
  const today = totalsInWords(dayTotals(baby.log, startOfDay(now), now), volume)
  return [
    ...(feed ? [`${name}: last feed at ${clockTime(feed.at)}, ${lineName(feed)}`] : []),
    ...(today.length > 0 ? [`Today so far: ${today.join('; ')}`] : []),
  ]
}
