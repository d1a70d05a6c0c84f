// The three parts of a pregnancy, as ACOG counts them: 0w0d-13w6d, 14w0d-27w6d, 28w0d to birth.

export interface Trimester {
  colour: 'first' | 'second' | 'third'
  name: string
  /** Where the index of weeks shows it. */
  id: string
  /** Completed weeks, both ends included. */
  from: number
  to: number
}

export const trimesters: readonly [Trimester, Trimester, Trimester] = [
  { colour: 'first', name: 'First trimester', id: 'first-trimester', from: 1, to: 13 },
  { colour: 'second', name: 'Second trimester', id: 'second-trimester', from: 14, to: 27 },
  { colour: 'third', name: 'Third trimester', id: 'third-trimester', from: 28, to: 42 },
]

/** The trimester of a completed week of pregnancy, 1 to 42. */
export const trimesterOf = (week: number): Trimester => trimesters.find(t => week <= t.to) ?? trimesters[2]
