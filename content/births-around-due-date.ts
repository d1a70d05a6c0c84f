// When babies are born, counted from the due date: published shares, and the figures that the drawing of them needs.
import { birthCurve, type Frame, type Knot } from '../domain/tools/birth-curve.ts'

/**
 * Single babies born in the United States in 2023, in hundredths: 8.71 before 37 weeks, 12.05 at 37, 17.58 at 38, 56.68
 * at 39 and 40, 4.97 from 41 on. Where the 56.68 divide at the due date is not in that report: of all births of 2020,
 * 76 of 100 came before 40 weeks. Where those before 37 weeks and those from 41 on lie is drawn, not counted: from 33 weeks,
 * most of them after 35, and to 43, most of them before 42.
 */
export const birthsBefore: readonly Knot[] = [
  { day: -49, born: 0 },
  { day: -35, born: 1 },
  { day: -21, born: 8.71 },
  { day: -14, born: 20.76 },
  { day: -7, born: 38.34 },
  { day: 0, born: 76 },
  { day: 7, born: 95.02 },
  { day: 14, born: 99.2 },
  { day: 21, born: 100 },
]

export const birthSources = {
  weeks: {
    title: 'Health E-Stat 104: Trends in Early-term Singleton Births in the United States, 2014 to 2023',
    publisher: 'National Center for Health Statistics',
    url: 'https://www.cdc.gov/nchs/data/hestat/hestat104.htm',
    year: 2025,
  },
  split: {
    title:
      'The natural pattern of birth timing and gestational age in the U.S. compared to England, and the Netherlands',
    publisher: 'PLOS ONE',
    url: 'https://journals.plos.org/plosone/article?id=10.1371/journal.pone.0278856',
    year: 2023,
  },
} as const

/** The drawing: five weeks before the due date to three weeks after it. */
export const birthFrame: Frame = { first: -35, last: 21, width: 560, height: 160, top: 7 }

export interface BirthDrawing {
  frame: Frame
  path: string
  /** Days from the due date that are marked, with the hundredths of babies born before them. */
  marks: readonly Knot[]
}

export const birthDrawing: BirthDrawing = {
  frame: birthFrame,
  path: birthCurve(birthsBefore, birthFrame),
  marks: birthsBefore
    .filter(({ day }) => day >= -21 && day <= 7)
    .map(({ day, born }) => ({ day, born: Math.round(born) })),
}
