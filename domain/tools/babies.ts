// The children of the baby tracker, and the steps that change them.
import type { LogLine } from './baby-log.ts'

export const unitSystems = ['us', 'metric'] as const
export type UnitSystem = (typeof unitSystems)[number]

export interface Measure {
  /** Unique for its child. */
  id: number
  /** YYYY-MM-DD. */
  day: string
  units: UnitSystem
  /** Pounds or kilograms. */
  weight: string
  /** Beside pounds. */
  ounces: string
  /** Inches or centimeters. */
  length: string
  head: string
}

/** Twins, triplets, quadruplets. */
export const mostBabies = 4

export interface Baby {
  id: number
  /** As they were typed; a date that could be read is YYYY-MM-DD. */
  name: string
  birthDate: string
  dueDate: string
  /** The growth chart to draw on. */
  chart: '' | 'girls' | 'boys'
  /** Newest first. */
  log: readonly LogLine[]
  /** Newest first. */
  measures: readonly Measure[]
}

export interface Babies {
  /** At least one. */
  babies: readonly Baby[]
  /** The id of the one that is shown. */
  shown: number
  /** '' until somebody chose: those of the visitor's country. */
  units: '' | UnitSystem
}

export const newBaby = (id: number): Baby => ({
  id,
  name: '',
  birthDate: '',
  dueDate: '',
  chart: '',
  log: [],
  measures: [],
})

export const noBabies: Babies = { babies: [newBaby(1)], shown: 1, units: '' }

/** The child that is shown, and its place among them. */
export function shownBaby({ babies, shown }: Babies): { baby: Baby; place: number } {
  const place = Math.max(
    0,
    babies.findIndex(({ id }) => id === shown),
  )
  return { baby: babies[place] ?? newBaby(1), place }
}

/** The state with the child that is shown changed. */
export const withShown = (state: Babies, change: (baby: Baby) => Partial<Baby>): Babies => {
  const { baby } = shownBaby(state)
  return { ...state, babies: state.babies.map(other => (other === baby ? { ...other, ...change(other) } : other)) }
}

/** One more child, shown; the same state when there are as many as can be. */
export function withOneMore(state: Babies, name = ''): Babies {
  if (state.babies.length >= mostBabies) return state
  const id = Math.max(...state.babies.map(baby => baby.id)) + 1
  return { ...state, babies: [...state.babies, { ...newBaby(id), name }], shown: id }
}

/** Without the child that is shown; with an empty one in its place when it was the only one. */
export function withoutShown(state: Babies): Babies {
  const { baby } = shownBaby(state)
  const babies = state.babies.filter(other => other !== baby)
  const [first] = babies
  return first ? { ...state, babies, shown: first.id } : { ...noBabies, units: state.units }
}

/** What a child is called: its name, else 'Your baby', or 'Baby 2' among several. */
export const babyName = ({ babies }: Babies, place: number): string =>
  babies[place]?.name.trim() || (babies.length === 1 ? 'Your baby' : `Baby ${place + 1}`)
