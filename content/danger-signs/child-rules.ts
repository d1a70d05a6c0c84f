// Rules for texts about a newborn, a baby or a toddler.
import { numberOf, type Rule, thresholdPattern } from './rule.ts'

export const childRules: readonly Rule[] = [
  {
    id: 'dry-diaper',
    says: 'no wet diaper, or no pee, for 8 hours; in a newborn from day 5 on',
    source: 'aap-symptoms',
    pattern: thresholdPattern(
      '\\b(?:no (?:wet )?(?:diapers?|pee|urine)|no wet|not (?:have )?peed|diapers?[^.;]{0,16}\\bdry)\\b[^.;]{0,24}?\\b# ?(hours?|days?)?',
    ),
    allows: match => numberOf(match[1]) === 8 && !match[2]?.startsWith('d'),
  },
  {
    id: 'first-diapers',
    says: 'in the first two days two or three wet diapers in all, then more each day',
    source: 'nhs-enough-milk',
    pattern: thresholdPattern(
      '\\b(?:first (?:two days|48 hours)|days 1 and 2)\\b[^.;]{0,40}?\\b#(?: or \\w+)?(?: wet| in all)\\b',
    ),
    allows: match => numberOf(match[1]) === 2,
  },
  {
    id: 'six-diapers',
    says: 'from day 5 on six wet diapers in 24 hours at least',
    source: 'aap-dehydration',
    pattern: thresholdPattern('\\b(?:fewer|less) than # (?:heavy )?wet diapers'),
    allows: match => numberOf(match[1]) === 6,
  },
  {
    id: 'seizure-minutes',
    says: 'a first seizure is for the emergency number, however short; five minutes count in a child who has had one before',
    source: 'nhs-ill',
    pattern: thresholdPattern(
      '\\bseizures?\\b[^.;,]{0,30}\\b(?:of|lasts?|longer than|more than|over) #(?: or more)? minutes',
    ),
    allows: (match, sentence) => numberOf(match[1]) === 5 && /\bfirst\b|\bbefore\b/i.test(sentence),
  },
  {
    id: 'swallowed-magnet',
    says: 'one swallowed magnet is enough to go to an emergency room: nobody knows that it was the only one',
    source: 'cpsc-magnets',
    pattern: /\bmagnets?\b[^.;]*\bif\b[^.;]*\b(two|both|more than one|several)\b/i,
    allows: () => false,
  },
  {
    id: 'rectal-probe',
    says: 'a rectal thermometer goes in half an inch to one inch (about 1 to 2.5 cm), never against resistance',
    source: 'aap-temperature',
    pattern: /\b(tip|probe|thermometer)\b[^.;]{0,40}\b(half an inch|an inch|one inch|1\/2 inch|½ inch|1 inch)\b[^.;]*/i,
    allows: match => /\bhalf an inch to (an|one) inch\b/i.test(match[0]),
  },
  {
    id: 'necklaces',
    says: 'a baby or toddler never wears a necklace, amber or otherwise',
    source: 'fda-teething',
    pattern:
      /\b(necklaces?|amber)\b[^.;]*\b(come off|comes off|taken? off|remove[ds]?|only (when|while)|under supervision|before (sleep|naps?|bed)|at night)\b/i,
    allows: (_, sentence) => /\bnever\b/i.test(sentence),
  },
  {
    id: 'blind-cords',
    says: 'blinds are cordless, or their cords cannot be reached; a cord that is tied up has strangled children',
    source: 'cpsc-cords',
    pattern:
      /\bcords?\b[^.;]{0,40}\btied (?:up|high|out of reach)\b|\b(?:tie|tying) (?:up )?(?:the )?cords?\b|\bcords?\b[^.;]*\btying them\b/i,
    allows: (_, sentence) => /\bnot (been )?enough\b/i.test(sentence),
  },
]
