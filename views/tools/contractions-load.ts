// What comes after a press. The first press on the big button brings it: a ward may have no connection by then.
import { whenIdle } from '../../state/when-idle.ts'

const parts = () => import('./contractions-deferred.ts')

export const load = {
  form: async () => (await parts()).ContractionForm,
  code: async () => (await parts()).TransferCode,
  transfer: async () => (await parts()).TransferQuestion,
  notes: async () => (await parts()).NurseNotes,
  nurse: async () => (await parts()).NurseDialog,
  question: async () => (await parts()).RunningQuestion,
  table: async () => (await parts()).contractionsAsCsv,
}

/** Brings everything, once the press is answered. What does not come is asked for again when it is needed. */
export const bringAll = () => whenIdle(() => parts().catch(() => {}))
