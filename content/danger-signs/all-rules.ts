// All rules: one threshold for each question on which texts could contradict each other.
import { guideWeeks } from '../../domain/pregnancy-dating.ts'
import { childRules } from './child-rules.ts'
import { numberOf, type Place, type Rule, thresholdPattern } from './rule.ts'
import { urgencyRules } from './urgency-rules.ts'

const moreThanOnce = /\b(more than once|again and again|repeatedly|twice)\b/i
const degreesAllowed = { F: [100.4, 102.2, 104], C: [38, 39, 40] } as const
const youngest = /\b(under|before|first|younger than|until)\b[^.;]*\b(three|3|12|twelve)\b|\bnewborn/i
const underSix = /\b(3|three)( months?)? (to|and) (6|six)\b|\bbefore (the age of )?six months\b/i
const isBetween = (month: number | undefined, first: number, last: number) =>
  month !== undefined && first <= month && month <= last

/** Whether a temperature in a sentence is the threshold for its age. Degrees outside of 99 to 107 °F are no fever. */
function feverAllows(match: RegExpExecArray, sentence: string, { month }: Place): boolean {
  const degrees = Number(match[1])
  const scale = match[2] as 'F' | 'C' // as the pattern captures it
  const [low, middle, high] = degreesAllowed[scale]
  if (degrees < (scale === 'F' ? 99 : 37.2) || degrees > (scale === 'F' ? 107 : 42)) return true
  const before = sentence.slice(0, match.index + match[0].lastIndexOf(match[1] ?? ''))
  if (degrees === low)
    return (
      !/\b(above|over|exceed\w*)\b[^.;]{0,12}$/i.test(before) && (!isBetween(month, 3, 36) || youngest.test(sentence))
    )
  if (degrees === middle) return isBetween(month, 3, 5) || underSix.test(sentence)
  return degrees === high && moreThanOnce.test(sentence)
}

export const rules: readonly Rule[] = [
  ...urgencyRules,
  {
    id: 'bleeding-in-pregnancy',
    says: 'any bleeding in pregnancy is a reason to call now; from week 37 on all but mucus streaked with blood',
    source: 'acog-bleeding',
    pattern:
      /\bbleed(s|ing)?\b[^.;]{0,20}\b(that soaks(?! a pad in an hour)|as heavy as a|like (a|the start of a) period|heavier than|as in a period)\b|\b(heavy bleeding with a positive test|more blood than mucus|blood, or enough for a pad|\w*spoon(ful)? of (bright )?blood)\b/i,
    allows: (_, sentence, { week = guideWeeks.last, afterLoss = false }) =>
      afterLoss || week < 4 || /\b(tampon|birth|miscarriage)\b/i.test(sentence),
  },
  {
    id: 'contractions-before-37-weeks',
    says: 'before 37 weeks six contractions or tightenings in an hour, or more',
    source: 'nichd-preterm',
    pattern: thresholdPattern(
      `\\b#(?: or more| and more|\\b)(?: painful)? (?:contractions?|tightenings?|of them)\\b[^.;]{0,12}\\b(?:in|an|per|within) (?:an |one |the )?hour|\\b(?:tighten\\w*|contractions?)\\b[^.;]{0,40}\\b# (?:and|or) more in an hour`,
    ),
    allows: match => numberOf(match[1] ?? match[2]) === 6,
  },
  {
    id: 'contractions-apart-before-37-weeks',
    says: 'before 37 weeks six in an hour; a text does not give minutes as well',
    source: 'nichd-preterm',
    pattern: thresholdPattern('\\b(?:tighten\\w*|contractions?)\\b[^.;]{0,30}\\bevery # minutes'),
    allows: (_, sentence, { week }) => week === undefined || week >= 37 || /oxytocin|drip|term/i.test(sentence),
  },
  {
    id: 'soaked-pad',
    says: 'after a birth or a loss one pad soaked in an hour or less',
    source: 'cdc-hear-her',
    pattern:
      /\b(soak(s|ed|ing)?( through)?|fill(s|ed)?)\b[^.;]{0,16}\bpads?\b[^.;]*|\bpads?\b[^.;]{0,16}\b(soaked|filled)\b[^.;]*/i,
    allows: (match, sentence) =>
      /\b(tampon|fluid|waters?)\b/i.test(sentence) ||
      (/\bhour\b/i.test(match[0]) && !/\b(two|three|2|3)\b|\bhours\b|\bless than an hour\b/i.test(match[0])),
  },
  {
    id: 'fever',
    says: '100.4 °F (38 °C) or more in pregnancy, after it and under 3 months; 102.2 °F (39 °C) from 3 to 6 months; later above 104 °F (40 °C) more than once',
    source: 'aap-fever',
    pattern: /\b(?:fever|temperature|reading|°F)[^.;]*?\b(\d{2,3}(?:\.\d)?) ?°\s?([FC])/i,
    allows: feverAllows,
  },
  {
    id: 'fever-days',
    says: 'a fever for more than 24 hours under two years, for more than three days from then on',
    source: 'aap-fever',
    pattern: thresholdPattern(
      '\\bfever\\b[^.;|]{0,40}\\b(?:longer than|more than|lasts|past|over) #(?: full)? (hours?|days?)',
    ),
    allows: match => {
      const hours = numberOf(match[1]) * (match[2]?.startsWith('d') ? 24 : 1)
      return hours === 24 || hours === 72
    },
  },
  {
    id: 'movement',
    says: 'less movement, or another pattern, is a reason to call now; nobody waits, drinks or counts first',
    source: 'nhs-movements',
    pattern:
      /\b(moves?|movements?|kicks?)\b[^.;]*\b(less|fewer|changed)\b[^.;]*\b(wait|tomorrow|next (visit|appointment)|in the morning|within (two|12|24) hours|cold drink|something sweet)\b/i,
    allows: (_, sentence) => /\b(do not|don't|never|without|rather than|instead of)\b/i.test(sentence),
  },
  {
    id: 'headache',
    says: 'a severe headache, or one that will not go away, is a reason to call now, without a number of hours',
    source: 'cdc-hear-her',
    pattern: thresholdPattern('\\bheadaches?\\b[^.;,]{0,40}\\b(?:for|longer than|more than|after) # (?:hours|days)'),
    allows: () => false,
  },
  {
    id: 'blood-pressure',
    says: '140 over 90 is a reason to call now, 160 over 110 one to call 911; below 120 over 80 is normal',
    source: 'acog-preeclampsia',
    pattern: /\b(?:pressure|readings?)\b[^.;]*?\b(\d{3})(?: over | ?\/ ?)(\d{2,3})\b/i,
    allows: match => ['140/90', '160/110', '120/80'].includes(`${match[1]}/${match[2]}`),
  },
  ...childRules,
]
