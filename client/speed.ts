// How fast a page was for a visitor: on the pages that are sampled, and where it is allowed. The first script has no
// room for more than to load this file, so it runs by itself.
import { allowed } from '../domain/consents.ts'
import { sendsGpc, storedChoice } from '../state/stored-choice.ts'
import { readPageState } from './page-block.ts'

// What measures is loaded only where nothing says no.
if (allowed('speed', storedChoice(), sendsGpc(), readPageState().country))
  import('./vitals.ts').then(
    vitals => vitals.reportVitals(),
    () => {},
  )
