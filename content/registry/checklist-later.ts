// The checklist's lines for the time after a birth.
import { linesOf } from './checklist-line.ts'

const m0 = linesOf('m0')
const m3 = linesOf('m3')
const m6 = linesOf('m6')
const y1 = linesOf('y1')

export const linesLater = [
  m0('diapers', 'Diapers, size 2, 2 packs', 'Sizes go by weight, not by age.'),
  m0('clothes', 'Bodysuits and sleepers, 6 months, 6', 'Gifts in this size are the ones that fit.', 'fine'),
  m0('play', 'Play mat for the floor', 'A blanket does.', 'fine', {
    safety: ['tummy', 'On the tummy only awake and with somebody there.'],
  }),
  m0('play', 'Bouncer seat', 'Borrow it: it is outgrown in months.', 'care', {
    safety: ['sleep', 'Not a bed. Who falls asleep in it moves to a flat one.'],
  }),
  m0('play', 'Rattle', 'Light, washable, in one piece.', 'fine', {
    safety: ['small-parts', 'Nothing small enough to be swallowed, nothing that comes off.'],
  }),
  m0('feeding', 'Pacifiers in one piece, 2', ''),
  m0('help', 'A night on our sofa', 'Somebody else gets up; you sleep.'),
  m0('help', 'Laundry, washed and folded', 'Once a week for a month.'),
  m0('help', 'An hour of sleep', 'You hold, we sleep.'),
  m0('help', 'House cleaning, twice', ''),
  m0('help', 'Visit of a lactation consultant', 'Most health plans must cover help with nursing.'),
  m0('other', 'Thank-you cards and stamps', ''),
  m3('sleep', 'Sleep sacks, 6 months, 2', 'Without sleeves, in a weight for the season.', 'fine', {
    safety: ['sleep', 'Nothing weighted on a sleeping baby.'],
  }),
  m3('diapers', 'Diapers, size 3, 2 packs', ''),
  m3('clothes', 'Sun hat and long sleeves', '', 'fine', {
    safety: ['sun', 'Under six months shade and cloth come before sunscreen.'],
  }),
  m3('play', 'Teether of firm rubber', 'Cool, not frozen.', null, {
    safety: ['teething', 'No necklaces, no numbing gels.'],
  }),
  m3('play', 'Play gym', 'Pleasant for ten weeks, so borrow it.', 'fine'),
  m3('play', 'Board books, 3', 'Faces and few words.', 'fine'),
  m3('feeding', 'High chair', 'Once you know where it will stand.', 'care', {
    safety: ['high-chairs', 'Made since June 19, 2019, under the federal rule, with every strap.'],
  }),
  m3('feeding', 'Bibs, 6', 'With a pocket.', 'fine'),
  m3('feeding', 'Soft spoons, 4', ''),
  m3('help', 'An evening of baby-sitting', 'With a day in the offer.'),
  m6('feeding', 'Open cup or straw cup, 2', 'Small enough for two small hands.'),
  m6('feeding', 'Plate and bowl that stay put', '', 'fine'),
  m6('health', 'Toothbrush and fluoride toothpaste', '', null, {
    safety: ['tooth', 'From the first tooth, twice a day, a smear like a grain of rice.'],
  }),
  m6('health', 'Stair gates, 2', 'Measure first.', 'care', {
    safety: ['home', 'Screwed in at the top of stairs. Old ones with a V or diamond trap heads.'],
  }),
  m6('health', 'Locks for cabinets', 'Under the sink first.'),
  m6('diapers', 'Mat for the bathtub', '', null, {
    safety: ['bath', 'A mat, not a bath seat: pediatricians advise against seats.'],
  }),
  m6('clothes', 'Pajamas, 12 months, 4', 'Snug.', 'fine', {
    safety: ['sleepwear', 'Snug cotton or flame-resistant; a loose T-shirt is no sleepwear.'],
  }),
  m6('out', 'Car seat, convertible', 'Rear-facing for as long as its label allows.', 'care', {
    safety: ['crash', 'None that was in a moderate or severe crash, none that you cannot trace.'],
  }),
  m6('play', 'Stacking cups', 'They go into the bath too.', 'fine'),
  m6('play', 'Wooden blocks', 'Large ones.', 'fine', {
    safety: ['small-parts', 'Toys for under three may hold no small parts.'],
  }),
  m6('play', 'Push wagon', 'Heavy, so that it holds a child who stands up.', 'fine', {
    safety: ['walkers', 'Not a walker with a seat: pediatricians advise against those.'],
  }),
  m6('help', 'Library or museum membership', 'A warm place to go on a wet day.'),
  y1('clothes', 'First shoes', 'Once walking outdoors, fitted on the foot.'),
  y1('clothes', 'Rain suit and boots', '', 'care', {
    safety: ['drawstrings', 'No cord at hood or neck.'],
  }),
  y1('feeding', 'Booster that straps to a chair', '', 'care', {
    safety: ['durable', 'Label with maker, model and date; two straps to the chair, and the child’s own.'],
  }),
  y1('play', 'Crayons and a roll of paper', ''),
  y1('play', 'Picture books, 5', 'Ask for the giver’s favorite.', 'fine'),
  y1('out', 'Folding stroller for trips', 'For a child who sits well.', 'care', {
    safety: ['resale', 'Look the model up at cpsc.gov/recalls: recalled things may not be passed on.'],
  }),
  y1('nursery', 'Potty', 'It can wait until there is interest.', 'fine'),
  y1('help', 'Swim lessons for two', '', null, {
    safety: ['swim', 'They may lower the risk from the first birthday on, and make nobody safe to be left.'],
  }),
  y1('other', 'A letter to be opened later', 'For the child, at an age that you choose.'),
]
