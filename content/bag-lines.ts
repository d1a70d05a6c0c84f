// The lines of the hospital bag. The device stores their ids, so a text may be written anew, and an id stays as it is.
// After the packing lists of Bounty and Create Health as they stood in stored copies, 2026-11-20, and our own list.
import type { BagGroup, BagLine } from '../domain/tools/hospital-bag.ts'

type More = Omit<BagLine, 'id' | 'text'>
const line = (id: string, text: string, more: More = {}): BagLine => ({ id, text, ...more })
const quick = { isQuick: true }

export const bagGroups: readonly BagGroup[] = [
  {
    id: 'papers',
    title: 'Papers',
    lines: [
      line('id', 'Photo ID', quick),
      line('insurance', 'Insurance card', quick),
      line('records', 'Prenatal record, or the login for it', quick),
      line('forms', 'Hospital forms, filled in'),
      line('plan', 'Birth plan, two copies'),
      line('numbers', 'Numbers on paper: your care team, whoever comes along'),
      line('pediatrician', "Name and number of the baby's doctor"),
    ],
  },
  {
    id: 'labor',
    title: 'Labor',
    note: 'On top: these come out first.',
    lines: [
      line('gown', 'Gown or old shirt', { note: 'One that may be ruined.' }),
      line('robe', 'Robe'),
      line('socks', 'Warm socks'),
      line('slippers', 'Slippers with a grip'),
      line('balm', 'Lip balm'),
      line('hair', 'Hair ties'),
      line('bottle', 'Water bottle with a straw'),
      line('snacks', 'Snacks', { note: 'Ask whether you may eat in labor.' }),
      line('music', 'Music, downloaded, and headphones'),
      line('charger', 'Phone, and a charger with a long cable', quick),
      line('glasses', 'Glasses or contacts', quick),
      line('oil', 'Massage oil'),
      line('tens', 'TENS unit or birth ball', { note: 'If you have been using it. Ask whether the unit allows it.' }),
    ],
  },
  {
    id: 'after',
    title: 'After the birth',
    lines: [
      line('clothes', 'Loose clothes, two sets'),
      line('underwear', 'Dark underwear with a high waist, five pairs', quick),
      line('pads', 'Maternity pads', { ...quick, note: 'Many units have them.' }),
      line('bras', 'Soft bras or tops, for nursing if you plan to'),
      line('breast-pads', 'Breast pads'),
      line('cream', 'Nipple cream'),
      line('toiletries', 'Toothbrush, soap, deodorant, hairbrush'),
      line('towel', 'Towel'),
      line('flip-flops', 'Flip-flops for the shower'),
      line('medicines', 'Medicines you take every day', {
        ...quick,
        note: 'In their own boxes. Show them to the nurse before you take any.',
      }),
      line('home-clothes', 'Going-home clothes', { ...quick, note: 'What fitted at six months of pregnancy.' }),
      line('pillow', 'Feeding pillow'),
    ],
  },
  {
    id: 'baby',
    title: 'Baby',
    lines: [
      line('seat', 'Rear-facing car seat, fitted in the car', quick),
      line('seat-2', 'A car seat for each baby', {
        forTwins: true,
        note: 'Ask the unit about seats for babies under five pounds.',
      }),
      line('sleepers', 'Sleepers, two or three'),
      line('undershirts', 'Undershirts, two or three'),
      line('small-clothes', 'The same for each baby, a size smaller', { forTwins: true }),
      line('hat', 'Hat'),
      line('mittens', 'Socks and mittens'),
      line('blanket', 'Blanket', { ...quick, note: 'It goes over the buckled harness, not under it.' }),
      line('diapers', 'Newborn diapers, for two days'),
      line('wipes', 'Wipes'),
      line('formula', 'Bottles and formula, if you plan to use them'),
      line('outfit', 'Going-home outfit for the weather, with legs', quick),
    ],
  },
  {
    id: 'partner',
    title: 'Partner or supporter',
    lines: [
      line('p-clothes', 'Change of clothes, sweater'),
      line('p-snacks', 'Food that is a meal'),
      line('p-pillow', 'Pillow and blanket'),
      line('p-swimwear', 'Swimwear, for the shower or tub'),
      line('p-medicines', 'Own medicines'),
      line('p-toiletries', 'Toothbrush, deodorant'),
      line('p-money', 'Cash and a card', quick),
      line('p-charger', 'A second charger'),
      line('p-camera', 'Camera, if it is not the phone'),
    ],
  },
  {
    id: 'home',
    title: 'Leave at home',
    staysHome: true,
    lines: [
      line('jewelry', 'Jewelry, and anything you would grieve for'),
      line('bags', 'Extra bags'),
      line('candles', 'Candles and other flames'),
    ],
  },
]
