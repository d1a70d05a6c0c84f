// The ticks of a member's pregnancy, as the dashboard shows them. No other pregnancy begins with them.
import { atom } from 'jotai'
import { readStored, removeStored, watchStored } from './device-storage.ts'
import { parseTicks, readTicks, storageKeys, storeTicks, type Ticks } from './ticks.ts'

const key = storageKeys.week

export interface WeekTicks {
  ticks: Ticks
  /** False on the server and until the browser was read: nothing can be ticked yet. */
  isAwake: boolean
}

/** The ticks with an item of a week's list ticked, or no more. */
export function toggledTick(ticks: Ticks, week: number, item: string): Ticks {
  const list = ticks[week] ?? []
  return { ...ticks, [week]: list.includes(item) ? list.filter(other => other !== item) : [...list, item] }
}

const state = atom<WeekTicks>({ ticks: {}, isAwake: false })

/**
 * Write a pregnancy's id once its list is mounted: the server's HTML knows nothing of this browser, and hydration has
 * to agree with it. What is stored of another pregnancy is forgotten; what was ticked on the guides before there was an
 * account becomes this one's. Gives the function that ends it.
 */
export const watchTicksAtom = atom(null, (_get, set, pregnancy: string) => {
  const read = () => {
    const held = readTicks('week', pregnancy)
    set(state, { ticks: held?.ticks ?? {}, isAwake: true })
    return held
  }
  const held = read()
  if (held) storeTicks('week', held)
  else removeStored(key)
  // What a tab of another pregnancy stores from now on is not for this one to forget: either may be the older page.
  return watchStored(key, read)
})

/** Read what is ticked; write an item of a week's list to tick it, or to take its tick away. */
export const weekTicksAtom = atom(
  get => get(state),
  (get, set, pregnancy: string, week: number, item: string) => {
    // Another tab may have ticked since: what storage says now is the ground to build on. Without storage ticks last as
    // long as the page.
    const { text, works } = readStored(key)
    const ticks = toggledTick(works ? (parseTicks(text, pregnancy)?.ticks ?? {}) : get(state).ticks, week, item)
    set(state, { ticks, isAwake: true })
    storeTicks('week', { of: pregnancy, ticks })
  },
)
