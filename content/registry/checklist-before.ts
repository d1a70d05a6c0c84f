// The checklist's lines for the time before a birth.
import { linesOf } from './checklist-line.ts'

const line = linesOf('before')

export const linesBefore = [
  line('sleep', 'Crib, bassinet or play yard', 'One is enough: firm, flat and level.', 'care', {
    safety: ['cribs', 'No crib from before June 28, 2011, none with a drop side, none with a part missing.'],
  }),
  line('sleep', 'Crib mattress', 'Only if the bed has none. Two fingers do not fit at its edge.', 'never', {
    safety: [
      'mattress',
      'A study linked used ones, above all from another home, with sudden infant death; it could not say why.',
    ],
  }),
  line('sleep', 'Fitted crib sheets, 3', 'In the size of your mattress.', 'fine', {
    safety: ['sleep', 'A sheet and nothing else: no pillow, blanket, bumper or toy.'],
  }),
  line('sleep', 'Waterproof mattress pads, 2', '', 'fine'),
  line('sleep', 'Swaddles or sleep sacks, newborn, 3', 'One on, one in the wash, one in the drawer.', 'fine', {
    safety: ['swaddling', 'Wrapped babies lie on the back. Stop at the first sign of rolling.'],
  }),
  line('feeding', 'Baby bottles, small, 4', 'Few parts, wide neck, 4 to 5 ounces.', 'care', {
    safety: ['bottles', 'Old plastic with a 7 or PC on its base may contain BPA. Glass can be handed on.'],
    note: 'Wide neck, slow-flow nipples',
  }),
  line('feeding', 'Slow-flow nipples, 4', ''),
  line('feeding', 'Bottle brush and drying rack', ''),
  line('feeding', 'Burp cloths, 8', 'Plain cotton squares do every job.', 'fine'),
  line('feeding', 'Breast pump', 'Ask your health plan first: most must cover one.', 'never', {
    safety: ['pump', 'Milk gets into places of a single-user pump that cannot be cleaned.'],
  }),
  line('feeding', 'Bags for breast milk', ''),
  line('feeding', 'Nursing pillow', 'Any cushion may do. Try one first.', 'care', {
    safety: ['nursing-pillows', 'Made after April 23, 2025, under the federal rule. For feeding, never for sleep.'],
  }),
  line('feeding', 'Infant formula, a small stock', 'If you plan on it. Let the parents name the kind.', null, {
    safety: ['formula', 'An open can of powder is used within a month.'],
    note: 'Please ask us which one',
  }),
  line('diapers', 'Diapers, newborn, 1 pack', 'Some babies skip this size.'),
  line('diapers', 'Diapers, size 1, 2 packs', 'Unopened packs can be exchanged.'),
  line('diapers', 'Cloth diapers and covers', 'Two dozen with a wash every other day.', 'fine'),
  line('diapers', 'Wipes without perfume', 'Or a stack of soft cloths and water.'),
  line('diapers', 'Diaper cream', ''),
  line('diapers', 'Changing pad', 'On the floor it is the safest table there is.', 'care', {
    safety: ['changing', 'Made since June 26, 2019, under the federal rule for pads and tables.'],
  }),
  line('diapers', 'Bucket with a lid', 'For diapers. Any tight lid will do.', 'fine'),
  line('diapers', 'Baby bathtub', 'A clean sink does as well.', 'care', {
    safety: ['tubs', 'Made since October 2017, under the federal rule. No sling that has stretched.'],
  }),
  line('diapers', 'Washcloths, 6', '', 'fine'),
  line('diapers', 'Hooded towels, 2', '', 'fine'),
  line('clothes', 'Bodysuits, newborn to 3 months, 7', 'Half of them in the larger size.', 'fine'),
  line('clothes', 'Sleepers with feet, 6', 'A zipper that opens from below saves a night.', 'fine'),
  line('clothes', 'Socks, 4 pairs', '', 'fine'),
  line('clothes', 'Hats, 2', 'One for sun or snow, one to lose.', 'fine', {
    safety: ['sleep', 'No hat for sleep indoors.'],
  }),
  line('clothes', 'Cardigans, 2', '', 'fine'),
  line('clothes', 'Warm suit for the stroller', 'For a winter baby.', 'fine', {
    safety: ['winter', 'Not under a car seat harness: thin layers there, a blanket over the straps.'],
  }),
  line('out', 'Car seat, rear-facing', 'The one thing that has to be there to go home by car.', 'care', {
    safety: [
      'car-seats',
      'Never with an unknown past. Only from somebody you trust: no crash, label, date and all parts there.',
    ],
  }),
  line('out', 'Stroller that lies flat', 'Try the fold with one hand.', 'care', {
    safety: ['stroller', 'Brakes hold, the harness closes, the lock keeps it from folding up.'],
  }),
  line('out', 'Baby carrier or sling', 'One that fits whoever carries most.', 'care', {
    safety: ['carriers', 'Chin off the chest, face in view, head above the cloth.'],
  }),
  line('out', 'Diaper bag or backpack', 'A backpack you own is one.', 'fine'),
  line('out', 'Light blanket for the stroller', '', 'fine'),
  line('health', 'Digital thermometer', 'A plain stick for the bottom is the most exact.', null, {
    safety: ['batteries', 'A battery door with a screw: a swallowed coin cell does grave harm.'],
  }),
  line('health', 'Nail file for babies', 'Softer than scissors, for both of you.'),
  line('health', 'Vitamin D drops', 'The pediatrician says which.', null, {
    safety: ['vitamin-d', 'Babies who are fed breast milk need 400 IU a day.'],
  }),
  line('health', 'Smoke and carbon monoxide alarms', '', null, {
    safety: ['home', 'Smoke alarms on each floor and near bedrooms, the other where you sleep.'],
  }),
  line('health', 'First-aid kit', 'And a course for two, which is the better half.'),
  line('nursery', 'Low, wide dresser', 'Pad on top now, desk drawer in ten years.', 'care', {
    safety: ['anchor', 'Screwed to the wall, whatever its age.'],
  }),
  line('nursery', 'Anti-tip straps', 'For each dresser, shelf and television.'),
  line('nursery', 'Cordless window shade', '', null, {
    safety: ['windows', 'No cords in a room where a child may be, and no crib at the window.'],
  }),
  line('nursery', 'Baby monitor', 'If you cannot hear the crib from the kitchen.', 'care', {
    safety: ['monitors', 'Cords have strangled babies: at least 3 feet (1 m) from the crib.'],
  }),
  line('nursery', 'Night light', 'Warm and dim.', 'fine'),
  line('nursery', 'Chair with arms, or a glider', 'Get up from it with both arms full before you buy.', 'fine'),
  line('parents', 'Pads and soft underwear', 'Large, plain, for several weeks.'),
  line('parents', 'Squeeze bottle and cold packs', 'Many wards send them home with you.'),
  line('parents', 'Nursing bras, 3', 'Fitted late, or in the first weeks.'),
  line('parents', 'Large water bottle', 'One that opens with one hand.'),
  line('parents', 'Robe with pockets', '', 'fine'),
  line('help', 'Six meals for the freezer', 'Labels with contents and date.'),
  line('help', 'Two dinners in the third week', 'When the first wave of casseroles is over.'),
  line('help', 'A walk with the dog, each week', ''),
  line('help', 'An afternoon with the older child', 'With a day in the offer.'),
]
