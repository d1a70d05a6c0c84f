// What was ticked on the lists of the weeks, kept in this browser.
import { atom } from 'jotai'
import { keep, readKept, watchKept } from '../kept.ts'

/** By week: the words of what is ticked, so that a list that was edited forgets what is no longer on it. */
export type Ticks = Readonly<Record<string, readonly string[]>>

export interface WeekTicks {
  ticks: Ticks
  /** False on the server and until the browser was read: nothing can be ticked yet. */
  isAwake: boolean
}

export const storageKey = 'week-ticks'

/** What storage held; anything it does not understand is left out. */
export function parseTicks(text: string | null): Ticks {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    if (typeof value !== 'object' || value === null) return {}
    const lists = Object.entries(value).filter((entry): entry is [string, unknown[]] => Array.isArray(entry[1]))
    return Object.fromEntries(lists.map(([week, items]) => [week, items.filter(item => typeof item === 'string')]))
  } catch {
    return {}
  }
}

/** The ticks with an item of a week's list ticked, or no more. */
export function toggledTick(ticks: Ticks, week: number, item: string): Ticks {
  const list = ticks[week] ?? []
  return { ...ticks, [week]: list.includes(item) ? list.filter(other => other !== item) : [...list, item] }
}

const state = atom<WeekTicks>({ ticks: {}, isAwake: false })

// Reading waits for the mount: the server's HTML knows nothing of this browser, and hydration has to agree with it.
state.onMount = set => {
  const read = () => set({ ticks: parseTicks(readKept(storageKey).text), isAwake: true })
  read()
  return watchKept(storageKey, read)
}

/** Read what is ticked; write an item of a week's list to tick it, or to take its tick away. */
export const weekTicksAtom = atom(
  get => get(state),
  (get, set, week: number, item: string) => {
    // Another tab may have ticked since: what storage says now is the ground to build on. Without storage ticks last as long as the page.
    const { text, works } = readKept(storageKey)
    const ticks = toggledTick(works ? parseTicks(text) : get(state).ticks, week, item)
    set(state, { ticks, isAwake: true })
    keep(storageKey, JSON.stringify(ticks))
  },
)
