// What the contraction timer loads after a press, as one script: whoever needs one of these may soon need another.
export { contractionsAsCsv } from '../../domain/tools/contractions-csv.ts'
export { ContractionForm } from './contractions-form.tsx'
export { NurseNotes } from './contractions-notes.tsx'
export { NurseDialog } from './contractions-nurse-dialog.tsx'
export { RunningQuestion } from './contractions-question.tsx'
export { TransferCode } from './contractions-transfer-code.tsx'
export { TransferQuestion } from './contractions-transfer-question.tsx'
