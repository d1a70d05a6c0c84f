// Sources of the checklist's safety notes: agencies, the pediatricians' academy, a study. Each is one that our guides
// cite.
import type { Source } from '../schema.ts'

const aap = (title: string, page: string) => ({
  title,
  publisher: 'AAP',
  url: `https://www.healthychildren.org/English/${page}.aspx`,
})
const cpsc = (title: string, page: string) => ({ title, publisher: 'CPSC', url: `https://www.cpsc.gov/${page}` })
const rule = (title: string, day: string, page: string) => ({
  title,
  publisher: 'CPSC',
  url: `https://www.govinfo.gov/content/pkg/FR-${day}/html/${page}.htm`,
})
const of = (publisher: string, title: string, url: string) => ({ title, publisher, url })

export const checklistSources = {
  sleep: aap('How to Keep Your Sleeping Baby Safe', 'ages-stages/baby/sleep/Pages/a-parents-guide-to-safe-sleep'),
  swaddling: aap('Swaddling: Is it Safe?', 'ages-stages/baby/diapers-clothing/Pages/Swaddling-Is-it-Safe'),
  tummy: aap('Back to Sleep, Tummy to Play', 'ages-stages/baby/sleep/Pages/Back-to-Sleep-Tummy-to-Play'),
  bath: aap('Bath Seats: Avoid Use', 'ages-stages/baby/bathing-skin-care/Pages/Bath-Seats-Avoid-Use'),
  stroller: aap('How to Choose a Safe Baby Stroller', 'safety-prevention/on-the-go/Pages/How-to-Buy-a-Safe-Stroller'),
  carriers: aap('Baby Carriers', 'safety-prevention/on-the-go/Pages/Baby-Carriers'),
  winter: aap('Winter Car Seat Safety Tips', 'safety-prevention/on-the-go/Pages/Winter-Car-Seat-Safety-Tips'),
  walkers: aap('Baby Walkers', 'safety-prevention/at-home/Pages/Baby-Walkers-A-Dangerous-Choice'),
  batteries: aap(
    'Button Battery Injuries',
    'safety-prevention/at-home/Pages/Button-Battery-Injuries-in-Children-A-Growing-Risk',
  ),
  tooth: aap(
    "Baby's First Tooth",
    'ages-stages/baby/teething-tooth-care/Pages/Babys-First-Tooth-Facts-Parents-Should-Know',
  ),
  swim: aap('Swim Lessons', 'safety-prevention/at-play/Pages/Swim-Lessons'),
  cribs: cpsc('Cribs', 'Safety-Education/Safety-Education-Centers/cribs'),
  'high-chairs': cpsc('High Chairs', 'FAQ/High-Chairs'),
  sleepwear: cpsc("Children's Sleepwear", 'FAQ/Childrens-Sleepwear'),
  'small-parts': cpsc(
    'Small Parts Ban',
    'Business--Manufacturing/Business-Education/Business-Guidance/Small-Parts-for-Toys-and-Childrens-Products',
  ),
  durable: cpsc(
    'Durable Infant or Toddler Products',
    'Business--Manufacturing/Business-Education/Durable-Infant-or-Toddler-Products',
  ),
  resale: cpsc(
    'Resale and Thrift Stores',
    'Business--Manufacturing/Business-Education/ResaleThrift-Stores-Information-Center/Resale-and-Thrift-Store-Frequently-Asked-Questions',
  ),
  drawstrings: cpsc(
    'Drawstrings in Outerwear',
    'Business--Manufacturing/Business-Education/Business-Guidance/Drawstrings-in-Childrens-Upper-Outerwear/Frequently-Asked-Questions-FAQs',
  ),
  monitors: cpsc('Baby Monitor Cords', 'onsafety/2011/02/baby-monitor-cords-have-strangled-children'),
  windows: cpsc(
    'Go Cordless with Window Coverings',
    'Newsroom/News-Releases/2021/Go-Cordless-with-Window-Coverings-to-Avoid-Risk-of-Strangulation-to-Infants-and-Children',
  ),
  anchor: of('CPSC', 'Anchor It!', 'https://www.anchorit.gov/'),
  tubs: rule('Infant Bath Tubs', '2017-03-30', '2017-06270'),
  changing: rule('Baby Changing Products', '2018-06-26', '2018-13556'),
  'nursing-pillows': rule('Nursing Pillows', '2024-10-25', '2024-24403'),
  'car-seats': of(
    'Safe Kids Worldwide',
    'Second-Hand Car Seats',
    'https://www.safekids.org/blog/it-okay-use-second-hand-car-seat',
  ),
  crash: of(
    'NHTSA',
    'Car Seat Use After a Crash',
    'https://www.nhtsa.gov/car-seats-and-booster-seats/car-seat-use-after-crash',
  ),
  pump: of(
    'FDA',
    'Buying or Using a Breast Pump',
    'https://www.fda.gov/consumers/consumer-updates/what-know-when-buying-or-using-breast-pump',
  ),
  sun: of(
    'FDA',
    'Sunscreen on Infants?',
    'https://www.fda.gov/consumers/consumer-updates/should-you-put-sunscreen-infants-not-usually',
  ),
  teething: of(
    'FDA',
    'Soothing Teething Pain',
    'https://www.fda.gov/consumers/consumer-updates/safely-soothing-teething-pain-and-sensory-needs-babies-and-older-children',
  ),
  formula: of(
    'CDC',
    'Formula Preparation and Storage',
    'https://www.cdc.gov/infant-toddler-nutrition/formula-feeding/preparation-and-storage.html',
  ),
  'vitamin-d': of('CDC', 'Vitamin D', 'https://www.cdc.gov/infant-toddler-nutrition/vitamins-minerals/vitamin-d.html'),
  bottles: of(
    'Academy of Nutrition and Dietetics',
    'Baby Bottle Basics',
    'https://www.eatright.org/health/pregnancy/breast-feeding/baby-bottle-basics',
  ),
  home: of(
    'Wisconsin Consumer Protection',
    'Childproofing Your Home',
    'https://datcp.wi.gov/Pages/Publications/ChildproofingYourHome222.aspx',
  ),
  mattress: of('BMJ 2002', 'Used Infant Mattresses', 'https://doi.org/10.1136/bmj.325.7371.1007'),
} as const satisfies Record<string, Omit<Source, 'id'>>

export type ChecklistSource = keyof typeof checklistSources

/** Day on which the notes were last compared with their sources. */
export const checklistChecked = '2026-11-21'
