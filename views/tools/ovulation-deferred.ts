// What the calculator needs once somebody is in its form: before that nobody has to wait for it.
import './ovulation-glance.ts'

export { problemWithPeriod } from '../../domain/tools/cycle-problems.ts'
export { OvulationResult } from './ovulation-result.tsx'
export { OvulationSheet } from './ovulation-sheet.tsx'
export { VaryingFields } from './ovulation-varying.tsx'
export { linesOf, workOf } from './ovulation-work.ts'
