// The embryo of weeks 5 to 8 after the Carnegie stages, in profile and facing right; its greatest length is 100.
import { type Point, points } from './curves.ts'

interface Bud {
  line: readonly Point[]
  /** Half its width at each point of the line. */
  halves: readonly number[]
  /** Lines where fingers will part. */
  rays?: readonly (readonly Point[])[]
}

export interface Embryo {
  /** From the top of the head over the face, the heart and the tail, and up the back. */
  outline: readonly Point[]
  /** How many points at the end of the outline are the back, from below to the nape. */
  back: number
  heart: { at: Point; radius: number }
  /** Dark once there is pigment in it. */
  eye: { at: Point; radius: number; isDark: boolean }
  /** Lines below the head, of which jaw and throat are made. */
  arches: readonly (readonly Point[])[]
  /** The legs, then the arms. */
  buds: readonly Bud[]
  /** Blocks along the back, of which the spine is made. */
  blocks: number
  navel: Point
  /**
   * Diameter of the yolk sac in millimetres: 3 in week 5, and 0.4 more each week to 5 in week 10, as reviews of scans
   * say. We did not reach a table by week.
   */
  yolkMm: number
}

/** Week 5: stages 10 to 12. */
const week5: Embryo = {
  outline: points(
    '50 2, 60 3, 67 10, 66 19, 59 24, 57 28, 66 31, 70 39, 66 47, 57 50, 51 57, 52 68, 60 77, 71 80, 78 85, 72 92, 58 97, 43 95, 29 86, 19 71, 14 54, 17 36, 25 19, 37 7',
  ),
  back: 9,
  heart: { at: [60, 39], radius: 8 },
  eye: { at: [59, 12], radius: 2.6, isDark: false },
  arches: [points('53 22, 47 27'), points('50 28, 44 31')],
  buds: [],
  blocks: 12,
  navel: [53, 60],
  yolkMm: 3,
}

/** Week 6: stages 13 and 14. */
const week6: Embryo = {
  outline: points(
    '46 1, 59 2, 70 9, 75 20, 71 29, 63 33, 62 38, 72 42, 77 50, 74 60, 65 65, 60 71, 66 77, 76 75, 83 68, 88 70, 87 80, 77 91, 62 99, 43 98, 25 89, 12 73, 6 54, 8 36, 16 19, 29 6',
  ),
  back: 9,
  heart: { at: [64, 51], radius: 9.5 },
  eye: { at: [63, 17], radius: 3.6, isDark: false },
  arches: [points('59 31, 51 36'), points('57 38, 48 41'), points('54 44, 46 46')],
  buds: [
    {
      line: points('36 84, 42 83, 48 82'),
      halves: [6, 6.5, 4.5],
    },
    {
      line: points('24 53, 31 54, 38 56'),
      halves: [7, 7.5, 5],
    },
  ],
  blocks: 15,
  navel: [61, 68],
  yolkMm: 3.4,
}

/** Week 7: stages 15 and 16. */
const week7: Embryo = {
  outline: points(
    '44 0, 60 2, 74 10, 82 23, 81 35, 74 41, 67 43, 64 47, 73 51, 79 59, 77 69, 69 75, 66 80, 71 84, 78 82, 83 84, 80 91, 68 98, 50 100, 32 95, 17 83, 8 66, 6 49, 11 36, 14 24, 20 11, 30 3',
  ),
  back: 8,
  heart: { at: [65, 59], radius: 9.5 },
  eye: { at: [68, 29], radius: 4.6, isDark: true },
  arches: [points('62 43, 55 45'), points('58 49, 50 50')],
  buds: [
    {
      line: points('36 85, 44 85, 52 85, 57 84'),
      halves: [8, 7, 8, 5],
    },
    {
      line: points('30 56, 38 59, 47 64, 53 66'),
      halves: [8, 7, 9, 6],
    },
  ],
  blocks: 12,
  navel: [67, 77],
  yolkMm: 3.8,
}

/** Week 8: stages 17 to 19. */
const week8: Embryo = {
  outline: points(
    '48 0, 64 2, 78 11, 86 24, 85 36, 80 42, 80 46, 76 50, 71 53, 66 56, 73 59, 79 66, 78 75, 72 81, 67 86, 68 91, 70 95, 62 98, 47 99, 30 92, 17 79, 10 62, 10 48, 15 38, 17 30, 20 16, 32 5',
  ),
  back: 7,
  heart: { at: [66, 67], radius: 10 },
  eye: { at: [70, 36], radius: 5.2, isDark: true },
  arches: [points('77 50, 71 50'), points('48 45, 45 47, 46 51')],
  buds: [
    {
      line: points('38 86, 47 87, 56 86, 63 84'),
      halves: [8, 6, 6.5, 5.5],
      rays: [points('61 82, 65 81'), points('62 86, 66 86')],
    },
    {
      line: points('31 59, 38 68, 47 73, 55 71, 62 68'),
      halves: [8, 6.5, 5.5, 7, 5.5],
      rays: [points('57 67, 61 64'), points('59 69.5, 65 67'), points('59 73, 65 71')],
    },
  ],
  blocks: 0,
  navel: [71, 82],
  yolkMm: 4.2,
}

const embryos: Readonly<Record<number, Embryo>> = { 5: week5, 6: week6, 7: week7, 8: week8 }

/** The embryo of a week, 5 to 8. */
export const embryoAt = (week: number): Embryo => embryos[week] ?? week8
