import { drawnFrom, drawnTo } from '../../domain/fetus/biometry.ts'

/** The weeks that are drawn, in order. */
export const drawnWeeks: readonly number[] = Array.from({ length: drawnTo - drawnFrom + 1 }, (_, i) => drawnFrom + i)
