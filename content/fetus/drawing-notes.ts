// What the drawing of each week shows, after which published description it was made, and what was not checked. Lengths
// of stages were compared with the digital text of 1987 (7 and 9) and the Virtual Human Embryo (6 to 8, 13, 15, 17, 19
// to 21), the curves of scans with the program `gigs`, which has them too.

export interface DrawingSource {
  name: string
  href: string
}

const sources = {
  stages: { name: 'O’Rahilly and Müller 1987', href: 'https://ehd.org/developmental-stages' },
  length: { name: 'Robinson and Fleming 1975', href: 'https://pubmed.ncbi.nlm.nih.gov/1182090/' },
  sitting: {
    name: 'Streeter 1920, as textbooks quote it',
    href: 'https://embryology.med.unsw.edu.au/embryology/index.php/Carnegie_Institution_of_Washington_-_Contributions_to_Embryology',
  },
  scans: { name: 'INTERGROWTH-21st', href: 'https://doi.org/10.1016/S0140-6736(14)61490-2' },
  first: {
    name: 'Mayo Clinic',
    href: 'https://www.mayoclinic.org/healthy-lifestyle/pregnancy-week-by-week/in-depth/prenatal-care/art-20045302',
  },
  second: {
    name: 'Mayo Clinic',
    href: 'https://www.mayoclinic.org/healthy-lifestyle/pregnancy-week-by-week/in-depth/fetal-development/art-20046151',
  },
  third: {
    name: 'Mayo Clinic',
    href: 'https://www.mayoclinic.org/healthy-lifestyle/pregnancy-week-by-week/in-depth/fetal-development/art-20045997',
  },
} as const satisfies Record<string, DrawingSource>

/** Carnegie stages of weeks 4 to 10: the first and last of the week. */
export const stagesOfWeek: Readonly<Record<number, readonly [first: number, last: number]>> = {
  4: [6, 8],
  5: [10, 12],
  6: [13, 14],
  7: [15, 16],
  8: [17, 19],
  9: [20, 22],
  10: [23, 23],
}

const shows: Readonly<Record<number, string>> = {
  4: 'A flat disc between two sacs: above it the first fluid, below it the yolk sac.',
  5: 'A small bent tube with the bulge of a heart, next to a yolk sac about as large as itself.',
  6: 'Bent like a C, with a tail. Low buds show where arms will be, and behind them legs.',
  7: 'The head outgrows the rest. The arm buds flatten into paddles, and the eyes take on color.',
  8: 'Rays in the hands show where fingers will part. The face is still broad, the heart still a bulge.',
  9: 'Elbows bend, the fingers are short and stubby, and the tail is nearly gone.',
  10: 'Fingers and toes are apart. The lids come over the eyes, and the head lifts from the chest.',
  11: 'About half of the length is head. The face is broad, the lids are closed.',
  12: 'The face has a profile: a high forehead, a small nose, a chin.',
  13: 'Long fingers, thin legs, and a body that has begun to catch up with the head.',
  14: 'The neck is clear now, and the hands meet in front of the chest.',
  15: 'Thin, with a high forehead. The thigh bone measures about 16 mm.',
  16: 'The knees are drawn up. Behind the closed lids the eyes begin to move.',
  17: 'Slender still, with long thin legs.',
  18: 'The ears stand out at the sides of the head. The foot is about as long as the thigh bone.',
  19: 'Knees to the belly, hands under the chin, as seen on many scans.',
  20: 'Halfway. The head is a little more than a third of the length from crown to rump.',
  21: 'The thigh bone is now about a fifth of the length from crown to rump.',
  22: 'A first row of hair on the head, so far without color.',
  23: 'Wrinkled more than we drew it: the skin waits for fat to fill it.',
  24: 'The body fills out slowly. There is still room enough to lie any way.',
  25: 'Rounder at the thighs and upper arms.',
  26: 'The first turn: drawn upright here, but at this age babies lie every way.',
  27: 'Bent forward, with folded legs. There is room to turn over several times a day.',
  28: 'The back is bent, the knees are high. The eyelids can open a little; we drew a sleeper.',
  29: 'On the way around. Many babies lie across at times.',
  30: 'More hair for some, and less for others; both are usual.',
  31: 'Most of what has to form has formed; now comes weight.',
  32: 'The head goes down. Some babies turn later, and a few stay sitting.',
  33: 'Tighter: the knees stay up because there is nowhere else for them.',
  34: 'Head down, as most babies lie by now. The fingernails reach the fingertips.',
  35: 'The arms and legs look chubby, and the skin is smooth.',
  36: 'Little room: the baby takes up most of the sac.',
  37: 'The legs are crossed and bent, the chin is on the chest.',
  38: 'The head and the belly are about equally wide around.',
  39: 'Full and round, the arms folded in front of the chest.',
  40: 'Ready, as far as anybody can draw it. The head is less than a third of the length to the rump.',
  41: 'A little larger than last week, and tightly folded.',
  42: 'Full grown. The measures end at week 40; here the curve was carried on.',
}

export interface DrawingNote {
  shows: string
  /** What "Drawn after" is followed by. */
  sources: readonly DrawingSource[]
  /** What is drawn without a measure of its own. */
  unchecked: string
}

/** The first week from which head, belly and thigh bone are measured by scans. */
const scansFrom = 14
const shares =
  'Head, belly and legs are shares of the length after general descriptions, not checked against measurements.'
const byHand =
  'The outline is by hand after general descriptions; the yolk sac is drawn as large as reviews of scans say.'
const disc = 'The two sacs are drawn after general descriptions, not checked against measurements.'

/** What is said below the drawing of a week, 4 to 42. */
export function drawingNote(week: number): DrawingNote {
  const { stages, length, sitting, scans, first, second, third } = sources
  const [from, to] = stagesOfWeek[week] ?? []
  const staged = {
    ...stages,
    name: `Carnegie ${from === to ? `stage ${from}` : `stages ${from} to ${to}`} (${stages.name})`,
    href: `${stages.href}/stage${from}.php`,
  }
  const own = from
    ? week < 6
      ? [staged]
      : [staged, length]
    : week < scansFrom
      ? [length, sitting, first]
      : [scans, ...(week < 15 ? [length] : []), sitting, week < 28 ? second : third]
  const unchecked = week < 5 ? disc : week < 9 ? byHand : week < scansFrom ? shares : ''
  return { shows: shows[week] ?? '', sources: own, unchecked }
}
