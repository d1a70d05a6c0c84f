// Sources of the danger signs and thresholds: national agencies and medical societies only.
import type { Source } from '../schema.ts'

const healthyChildren = 'AAP, HealthyChildren.org'
const source = (title: string, publisher: string, url: string): Omit<Source, 'id'> => ({ title, publisher, url })

export const dangerSources = {
  'cdc-hear-her': source(
    'Urgent Maternal Warning Signs and Symptoms',
    'CDC',
    'https://www.cdc.gov/hearher/maternal-warning-signs/index.html',
  ),
  'acog-bleeding': source(
    'Bleeding During Pregnancy',
    'ACOG',
    'https://www.acog.org/womens-health/faqs/bleeding-during-pregnancy',
  ),
  'acog-heavy': source(
    'Heavy Menstrual Bleeding',
    'ACOG',
    'https://www.acog.org/womens-health/faqs/heavy-menstrual-bleeding',
  ),
  'acog-preeclampsia': source(
    'Preeclampsia and High Blood Pressure During Pregnancy',
    'ACOG',
    'https://www.acog.org/womens-health/faqs/preeclampsia-and-high-blood-pressure-during-pregnancy',
  ),
  'acog-depression': source(
    'Depression During Pregnancy',
    'ACOG',
    'https://www.acog.org/womens-health/faqs/depression-during-pregnancy',
  ),
  'acog-postpartum': source(
    'Postpartum Depression',
    'ACOG',
    'https://www.acog.org/womens-health/faqs/postpartum-depression',
  ),
  'acog-urine': source(
    'Urinary Tract Infections',
    'ACOG',
    'https://www.acog.org/womens-health/faqs/urinary-tract-infections',
  ),
  'acog-loss': source('Early Pregnancy Loss', 'ACOG', 'https://www.acog.org/womens-health/faqs/early-pregnancy-loss'),
  'nichd-preterm': source(
    'What are the symptoms of preterm labor?',
    'NICHD',
    'https://www.nichd.nih.gov/health/topics/preterm/conditioninfo/symptoms',
  ),
  'nhs-ectopic': source('Ectopic pregnancy', 'NHS', 'https://www.nhs.uk/conditions/ectopic-pregnancy/'),
  'nhs-vomiting': source(
    'Severe vomiting in pregnancy',
    'NHS',
    'https://www.nhs.uk/pregnancy/complications/severe-vomiting/',
  ),
  'nhs-movements': source(
    "Your baby's movements",
    'NHS',
    'https://www.nhs.uk/pregnancy/keeping-well/your-babys-movements/',
  ),
  'nhs-itching': source(
    'Itching and intrahepatic cholestasis of pregnancy',
    'NHS',
    'https://www.nhs.uk/conditions/pregnancy-and-baby/itching-obstetric-cholestasis-pregnant/',
  ),
  'nhs-abuse': source(
    'Domestic abuse in pregnancy',
    'NHS',
    'https://www.nhs.uk/pregnancy/support/domestic-abuse-in-pregnancy/',
  ),
  'nhs-psychosis': source(
    'Postpartum psychosis',
    'NHS',
    'https://www.nhs.uk/mental-health/conditions/post-partum-psychosis/',
  ),
  'nhs-any-psychosis': source('Psychosis', 'NHS', 'https://www.nhs.uk/mental-health/conditions/psychosis/overview/'),
  'nhs-mastitis': source('Mastitis', 'NHS', 'https://www.nhs.uk/conditions/mastitis/'),
  'nhs-ill': source(
    'Is your baby or toddler seriously ill?',
    'NHS',
    'https://www.nhs.uk/conditions/baby/health/is-your-baby-or-toddler-seriously-ill/',
  ),
  'nhs-fever': source('High temperature (fever) in children', 'NHS', 'https://www.nhs.uk/symptoms/fever-in-children/'),
  'nhs-head': source('Head injury and concussion', 'NHS', 'https://www.nhs.uk/conditions/head-injury-and-concussion/'),
  'nhs-crying': source(
    'Soothing a crying baby',
    'NHS',
    'https://www.nhs.uk/baby/caring-for-a-newborn/soothing-a-crying-baby/',
  ),
  'nhs-enough-milk': source(
    'Breastfeeding: is my baby getting enough milk?',
    'NHS',
    'https://www.nhs.uk/baby/breastfeeding-and-bottle-feeding/breastfeeding-problems/enough-milk/',
  ),
  'nhs-choking': source(
    'How to stop a child from choking',
    'NHS',
    'https://www.nhs.uk/baby/first-aid-and-safety/first-aid/how-to-stop-a-child-from-choking/',
  ),
  'aap-fever': source(
    'Fever: When to Call the Pediatrician',
    healthyChildren,
    'https://www.healthychildren.org/English/health-issues/conditions/fever/Pages/When-to-Call-the-Pediatrician.aspx',
  ),
  'aap-temperature': source(
    "How to Take Your Child's Temperature",
    healthyChildren,
    'https://www.healthychildren.org/English/health-issues/conditions/fever/Pages/How-to-Take-a-Childs-Temperature.aspx',
  ),
  'aap-dehydration': source(
    'Signs of Dehydration in Infants & Children',
    healthyChildren,
    'https://www.healthychildren.org/English/health-issues/injuries-emergencies/Pages/dehydration.aspx',
  ),
  'aap-symptoms': source(
    'Symptom Checker',
    healthyChildren,
    'https://www.healthychildren.org/English/tips-tools/symptom-checker/Pages/default.aspx',
  ),
  'aap-cord': source(
    'Umbilical Cord Care',
    healthyChildren,
    'https://www.healthychildren.org/English/ages-stages/baby/bathing-skin-care/Pages/Umbilical-Cord-Care.aspx',
  ),
  'aap-jaundice': source(
    'Jaundice and Your Newborn',
    'AAP, Pediatric Patient Education',
    'https://publications.aap.org/patiented/article-abstract/doi/10.1542/peo_document197/80109/Jaundice-and-Your-Newborn',
  ),
  'aap-poison': source(
    'Poison Prevention and Treatment Tips for Parents',
    healthyChildren,
    'https://www.healthychildren.org/English/safety-prevention/all-around/Pages/Poison-Prevention.aspx',
  ),
  'aap-battery': source(
    'Button Battery Injuries in Children: A Growing Risk',
    healthyChildren,
    'https://www.healthychildren.org/English/safety-prevention/at-home/Pages/Button-Battery-Injuries-in-Children-A-Growing-Risk.aspx',
  ),
  'fda-teething': source(
    'Safely Soothing Teething Pain and Sensory Needs in Babies and Older Children',
    'FDA',
    'https://www.fda.gov/consumers/consumer-updates/safely-soothing-teething-pain-and-sensory-needs-babies-and-older-children',
  ),
  'cpsc-magnets': source('Magnets', 'CPSC', 'https://www.cpsc.gov/Safety-Education/Safety-Education-Centers/Magnets'),
  'cpsc-cords': source(
    'Go Cordless with Window Coverings to Avoid Risk of Strangulation to Infants and Children',
    'CPSC',
    'https://www.cpsc.gov/Newsroom/News-Releases/2021/Go-Cordless-with-Window-Coverings-to-Avoid-Risk-of-Strangulation-to-Infants-and-Children',
  ),
} satisfies Record<string, Omit<Source, 'id'>>

export type DangerSourceId = keyof typeof dangerSources

/** The sources with these ids, each once, in the order of the table. */
export function sourcesOf(ids: Iterable<DangerSourceId>): Source[] {
  const asked = new Set<string>(ids)
  return Object.entries(dangerSources).flatMap(([id, rest]) => (asked.has(id) ? [{ id, ...rest }] : []))
}
