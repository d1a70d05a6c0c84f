// Subjects of danger signs, each with a pattern for lines of text about it.

export const subjects = {
  bleeding:
    /\b(bleed(s|ing)?|spotting)\b(?![^.;]*\b(gums?|bottom|nose|tooth|pressure)\b)|\b(soak|fill)\w*[^.;]*\bpads?\b|\bpads?\b[^.;]*\bsoaked\b/i,
  fluid:
    /\b(leak(s|ing)?|trickl\w+|gush\w*|watery)\b(?! of stool)|\bwaters?\b[^.;]{0,20}\b(break|breaks|go|broke|broken|colou?red)\b|\b(green|brown|bloody) fluid\b|^\W*fluid\b|\bfluid (from|that|in any)\b/i,
  'belly-pain':
    /\b(severe|strong|bad|sharp|constant|sudden)\b[^.;,]{0,24}\b(belly )?pain\b(?! in the (calf|leg|chest|back))|\b(belly|stomach) pain\b|\bpain\b[^.;]{0,24}(one side|shoulder|(does|do) not (stop|let|ease|go))/i,
  headache:
    /\bheadaches?\b|\b(eye)?sight\b|\bvision\b|\bspots before\b|\bflash(es|ing)\b|\btrouble seeing\b|\bseeing stars\b/i,
  swelling:
    /\b(swell|swollen|puffy)\w*[^.;]*\b(face|hands)\b|\b(face|hands)\b[^.;]*\b(swell|swollen|puffy)|\b(under|below) (the|your) (right )?ribs\b/i,
  movement: /\bmovements?\b|\bkicks?\b|\bbaby\b[^.;]{0,20}\b(moves?|moving|quieter)\b|\bmoves less\b/i,
  contractions:
    /\bcontractions?\b|\btighten\w*\b|\bcramps?\b[^.;]*\b(rhythm|intervals?|waves|come and go)|\bpressure (low|in the pelvis)\b/i,
  fever: /\bfever\b|\b(temperature|reading) (of|from|above|over)\b|\b100\.4\b|\b38(\.0)? ?°/i,
  'no-fluids': /\b(keep|kept|keeps|keeping|hold|holding)\b[^.;]*\bdown\b|\b(no pee|not peed)\b/i,
  breathing:
    /\bbreathless\w*|\b(trouble|difficulty|hard|fast|heavy) (with )?breathing\b|\bshort(ness)? of breath\b|\bchest pain\b|\bpain in the chest\b|\bbreathing (that|is|with|stops)\b|\bbreath(es|ing) (fast|hard|with effort)\b|\bgrunt\w*/i,
  choking: /\bchok(es|ing)\b[^.;]*\b(cannot|does not|will not)\b/i,
  seizure: /\bseizures?\b|\bconvuls\w+|\bjerking\b/i,
  fainting: /\bfaint(s|ed|ing)?\b|\bracing heart\b|\bheart (that )?races\b/i,
  leg: /\b(leg|calf|calves)\b[^.;]*\b(swoll|swell|pain|red|warm|hot|hurt)|\b(swoll|swell|pain|warm)\w*[^.;]*\b(leg|calf)\b/i,
  'self-harm':
    /\bharm(ing)? (yourself|you|the|anyone)|\bsuicid\w*|\bdying\b|\bend(ing)? your life\b|\bnot wanting to be here\b|\bbetter off without\b/i,
  violence:
    /\bviolen\w+|\bthreat(s|ens?|ened)?\b|\b(hurts|hits|frightens) you\b|\bafraid of (your|somebody|someone)\b/i,
  pressure: /\bblood pressure\b|\b140 over 90\b/i,
  itching: /\bitch\w*/i,
  urine: /\b(burn|pain)\w*[^.;]*\b(pee|peeing|urine)\b/i,
  'low-mood': /\b(low mood|sad(ness)?|hopeless\w*|dread)\b|\bdays are still dark\b/i,
  psychosis: /\b(hear|see|seeing|hearing)[^.;]*\b(others|that are not there)\b|\bpsychosis\b/i,
  smell: /\bsmell(s|ing|y)?\b|\bfoul\b/i,
  wound: /\b(wound|incision|scar|stitches)\b/i,
  breast: /\bbreasts?\b[^.;]*\b(hot|red|hard)\b|\b(hot|red)\b[^.;]*\bbreasts?\b/i,
  'green-vomit': /\bgreen\b[^.;]*\bvomit|\bvomit\w*[^.;]*\b(green|blood)/i,
  navel: /\bnavel\b|\bcord stump\b|\bbelly button\b/i,
  color:
    /\b(blue|gray|grey)\b[^.;]*\b(lips|skin|face|tongue|colou?r)\b|\b(lips|skin|face)\b[^.;]*\b(blue|gray|grey)\b/i,
  diapers: /\b(wet|dry) (diapers?|nappy|nappies)\b|\bdiapers?\b[^.;]*\bdry\b/i,
  yellow: /\byellow\w*|\bjaundice\b/i,
  waking:
    /\b(hard|impossible|difficult) to (wake|rouse)\b|\bcannot be (woken|roused)\b|\bun(wake|rous)able\b|\bwill not wake\b|\b(is|goes|turns) limp\b|\blimp (when|and|or)\b|\blimpness\b|\bunusual(ly)? sleep\w+/i,
  feeding: /\b(refus|miss)\w*[^.;]*\bfeeds?\b|\bfeeds?\b[^.;]*\b(missed|refused)\b|\btoo sleepy to feed\b/i,
  rash: /\brash\b[^.;]*\b(glass|press|pressed|purple|stays|fade)\b|\bpurple\b[^.;]*\b(spots|dots)\b|\bspots that do not fade\b/i,
  'soft-spot': /\bsoft spot\b|\bstiff neck\b/i,
  'head-injury': /\b(fall|blow|head|bump)\b[^.;]*\b(vomit\w*|sleep\w*|drows\w*|unconscious)/i,
  crying: /\bcry(ing)?\b[^.;]*\b(nothing|hours|high-pitched|weak)\b|\b(weak|high-pitched) cry\b/i,
  poison: /\bpoison\w*|\bswallow(s|ed)\b|\bbutton batter\w+/i,
  allergy: /\bhives\b|\bswollen (face|lips|tongue)\b|\bface or lips\b/i,
  shaking: /\byou\b[^.;]{0,40}\bhurt (the|your) (baby|child)\b/i,
} satisfies Record<string, RegExp>

export type Subject = keyof typeof subjects

/** The subjects that a text mentions. */
export const subjectsIn = (text: string): Subject[] =>
  (Object.keys(subjects) as Subject[]).filter(subject => subjects[subject].test(text)) // its own keys
