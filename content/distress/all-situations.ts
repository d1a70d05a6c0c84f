// All situations of distress.
import { bodySituations as body } from './body-situations.ts'
import { childSituations as child } from './child-situations.ts'
import { mindSituations as mind } from './mind-situations.ts'
import type { Situation } from './situation.ts'

export type SituationKey = keyof (typeof body & typeof child & typeof mind)

/** In the order in which phrases are matched: situations in which minutes count come first. */
export const situations: Record<SituationKey, Situation> = {
  'not-breathing': child['not-breathing'],
  seizure: child.seizure,
  swallowed: child.swallowed,
  injury: child.injury,
  suicide: mind.suicide,
  violence: mind.violence,
  psychosis: mind.psychosis,
  'harm-fear': mind['harm-fear'],
  'no-heartbeat': body['no-heartbeat'],
  'less-movement': body['less-movement'],
  bleeding: body.bleeding,
  'waters-or-pain': body['waters-or-pain'],
  fall: body.fall,
  'warning-signs': body['warning-signs'],
  'ill-newborn': child['ill-newborn'],
  loss: body.loss,
  low: mind.low,
  unclear: mind.unclear,
}

// The cast: TypeScript widens the keys of an object to string.
export const situationKeys = Object.keys(situations) as SituationKey[]
