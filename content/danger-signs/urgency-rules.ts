// Rules about urgency: a text must not put off until later a sign for which the tables say to call now.
import type { Place, Rule } from './rule.ts'

/** Words of texts for signs that cannot wait. */
const signs = {
  bleeding: /\bbleed(s|ing)?\b(?! gums)|\bspotting\b|\bmucus with blood\b/,
  fluid: /\b(fluid|water) that (leaks|wets)\b|\bwaters? (break|broke|go|have broken)\b/,
  sight: /\bflash(es|ing)\b|\bblurr(ed|ing)\b|\b(changes? in|changed|disturbed) (your )?sight\b/,
  headache: /\bheadaches?\b|\bhead aches\b/,
  swelling: /\b(face|hands)\b[^.;]*\bswell|\bswell\w*\b[^.;]*\b(face|hands|suddenly|overnight)\b/,
  pressure: /\b1[46]0(\/| over )(90|110)\b/,
  leg: /\b(leg|calf)\b[^.;]*\b(red|swollen|warm|hot|sore)\b/,
  movement: /\bmoves less\b|\bless movement\b/,
  contractions: /\b(contractions|tightenings)\b/,
  heart: /\bheart (that )?races\b|\bracing heart\b/,
  psychosis: /\b(hear|see|hearing|seeing)\b[^.;]*\bothers\b/,
  'being a burden': /\bbetter off without you\b/,
}

const putOff =
  /\b((for|seen|taken|checked?|tested|call|care|help|hospital|somebody|clinician|doctor) (today|(on )?the same day|within (a|the) day)|(check|test) today|deserves an appointment|at (your|the) next visit)\b/

const anySign = Object.values(signs).map(({ source }) => source)
const ofChild = ({ month }: Place) => month !== undefined

export const urgencyRules: readonly Rule[] = [
  {
    id: 'how-soon',
    says: `${Object.keys(signs).join(', ')}: a call now, at any hour, or 911; nobody waits until later in the day or for a visit`,
    source: 'cdc-hear-her',
    pattern: new RegExp(`(?:${anySign.join('|')})[^.;]*?${putOff.source}`, 'i'),
    allows: (_, _sentence, place) => ofChild(place),
  },
  {
    id: 'fever-how-soon',
    says: 'in pregnancy and after it a fever is a reason to call now',
    source: 'cdc-hear-her',
    pattern: new RegExp(
      `\\b(?:fever|chills)\\b(?:[^.;]|\\.\\d)*?(?:${putOff.source}|\\b(urine test|reason to be tested|needs? a call|worth a call)\\b)`,
      'i',
    ),
    allows: (_, sentence, place) =>
      ofChild(place) || /\b(baby|babies|child|children|months?|newborn)\b|\bcall now\b/i.test(sentence),
  },
]
