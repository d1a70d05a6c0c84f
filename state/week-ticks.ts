// What was ticked on the lists of the weeks of one pregnancy, stored on the device. No other pregnancy begins with it.
import { atom } from 'jotai'
import { readStored, removeStored, store, watchStored } from './device-storage.ts'

/** By week: the words of what is ticked, so that a list that was edited forgets what is no longer on it. */
export type Ticks = Readonly<Record<string, readonly string[]>>

export interface WeekTicks {
  ticks: Ticks
  /** False on the server and until the browser was read: nothing can be ticked yet. */
  isAwake: boolean
}

export const storageKey = 'week-ticks'

/**
 * What storage held of the pregnancy with that id, null when it is of none or of another; what it does not understand
 * is left out.
 */
export function parseTicks(text: string | null, pregnancy: string): Ticks | null {
  try {
    const { of, ticks }: { of?: unknown; ticks?: unknown } = Object(JSON.parse(text ?? 'null'))
    if (of !== pregnancy) return null
    const lists = Object.entries(Object(ticks)).filter((entry): entry is [string, unknown[]] => Array.isArray(entry[1]))
    return Object.fromEntries(lists.map(([week, items]) => [week, items.filter(item => typeof item === 'string')]))
  } catch {
    return null
  }
}

/** The ticks with an item of a week's list ticked, or no more. */
export function toggledTick(ticks: Ticks, week: number, item: string): Ticks {
  const list = ticks[week] ?? []
  return { ...ticks, [week]: list.includes(item) ? list.filter(other => other !== item) : [...list, item] }
}

const state = atom<WeekTicks>({ ticks: {}, isAwake: false })

/**
 * Write a pregnancy's id once its list is mounted: the server's HTML knows nothing of this browser, and hydration has
 * to agree with it. What is stored of another pregnancy is forgotten. Gives the function that ends it.
 */
export const watchTicksAtom = atom(null, (_get, set, pregnancy: string) => {
  const read = () => {
    const ticks = parseTicks(readStored(storageKey).text, pregnancy)
    set(state, { ticks: ticks ?? {}, isAwake: true })
    return ticks
  }
  if (!read()) removeStored(storageKey)
  // What a tab of another pregnancy stores from now on is not for this one to forget: either may be the older page.
  return watchStored(storageKey, read)
})

/** Read what is ticked; write an item of a week's list to tick it, or to take its tick away. */
export const weekTicksAtom = atom(
  get => get(state),
  (get, set, pregnancy: string, week: number, item: string) => {
    // Another tab may have ticked since: what storage says now is the ground to build on. Without storage ticks last as
    // long as the page.
    const { text, works } = readStored(storageKey)
    const ticks = toggledTick(works ? (parseTicks(text, pregnancy) ?? {}) : get(state).ticks, week, item)
    set(state, { ticks, isAwake: true })
    store(storageKey, JSON.stringify({ of: pregnancy, ticks }))
  },
)
