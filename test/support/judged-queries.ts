// Two hundred searches as people type them, each with the answers that are right, and those of somebody in danger: what
// the search is measured by (npm run bench:search). Answers were judged by reading the pages, not by what the search found.

export interface JudgedQuery {
  text: string
  /** Slugs of right answers with their grade: 3 answers it, 2 helps, 1 touches it. */
  right: ReadonlyMap<string, number>
}

/** Slugs as they are; `8w` is a week's, `4m` a month's. A slug without a grade has 3. */
const ordinary = `
heartburn | heartburn-constipation-and-hemorrhoids
hartburn | heartburn-constipation-and-hemorrhoids
hearburn at night pregnant | heartburn-constipation-and-hemorrhoids 3, sleeping-in-pregnancy 1
indigestion pregnancy | heartburn-constipation-and-hemorrhoids
can i take tums while pregnant | heartburn-constipation-and-hemorrhoids
gaviscon | heartburn-constipation-and-hemorrhoids
piles | heartburn-constipation-and-hemorrhoids
haemorrhoids | heartburn-constipation-and-hemorrhoids
estreñimiento embarazo | heartburn-constipation-and-hemorrhoids
acidez | heartburn-constipation-and-hemorrhoids
mastitis | newborn-feeding-first-weeks 3, pumping-and-storing-milk 3, maternity-and-nursing-bras 1
red hot lump in my breast breastfeeding | newborn-feeding-first-weeks 3, pumping-and-storing-milk 3, maternity-and-nursing-bras 1
ibuprofen | fever-in-babies 3, back-pain-and-pelvic-pain 3, parenting-health 1, colds-coughs-and-breathing 1
ibuprofen while pregnant | back-pain-and-pelvic-pain 3, 8w 3
tylenol | fever-in-babies 3, back-pain-and-pelvic-pain 3, 8w 2, parenting-health 1
is tylenol safe in pregnancy | 8w 3, back-pain-and-pelvic-pain 3
calpol | fever-in-babies 3, vaccine-visits-made-easier 2, colds-coughs-and-breathing 1
paracetamol for baby | fever-in-babies 3, vaccine-visits-made-easier 2
sertraline | anxiety-and-depression-in-pregnancy 3, postpartum-depression 3
zoloft breastfeeding | postpartum-depression 3, anxiety-and-depression-in-pregnancy 2
antidepressants in pregnancy | anxiety-and-depression-in-pregnancy 3, pregnancy-mental-health 2
sids | safe-sleep-for-babies 3, sleep-sacks-and-swaddles 1, baby-monitors 1, parenting-sleep 1
ear infection | colds-coughs-and-breathing 2, first-words-and-talking 1, fever-in-babies 1
lochia | looking-after-yourself-after-birth 3, the-first-days-after-birth 3, postpartum-recovery-supplies 2
morning sickness | morning-sickness-what-helps 3, pregnancy-symptoms 1
mornig sicknes | morning-sickness-what-helps
why do i feel sick all day | morning-sickness-what-helps
throwing up everything hyperemesis | morning-sickness-what-helps
nauseas del embarazo | morning-sickness-what-helps
unisom b6 | morning-sickness-what-helps
caffeine pregnancy | foods-to-limit-in-pregnancy
how much coffee can i drink | foods-to-limit-in-pregnancy
starbucks pregnant | foods-to-limit-in-pregnancy
sushi | foods-to-limit-in-pregnancy
can i eat brie | foods-to-limit-in-pregnancy
deli meat listeria | foods-to-limit-in-pregnancy
tuna mercury | foods-to-limit-in-pregnancy
wine while pregnant | foods-to-limit-in-pregnancy
que no comer embarazada | foods-to-limit-in-pregnancy
folic acid | folic-acid-before-pregnancy 3, prenatal-vitamins-what-you-need 3
acido folico | folic-acid-before-pregnancy 3, prenatal-vitamins-what-you-need 3
prenatal vitmins | prenatal-vitamins-what-you-need
vegan b12 | vegetarian-and-vegan-pregnancy
glucose test | gestational-diabetes-test
gestational diabetis | gestational-diabetes-test
nipt | screening-tests-explained
harmony test blood test gender | screening-tests-explained
amniocentesis | screening-tests-explained 3, pregnancy-tests-and-visits 1, expecting-twins 1
anomaly scan | ultrasound-scans-what-they-show 3, 20w 2, 19w 1
20 week scan | ultrasound-scans-what-they-show 3, 20w 3
placenta previa | ultrasound-scans-what-they-show
booking appointment midwife | first-prenatal-visit
first ob appointment what happens | first-prenatal-visit 3, 8w 2
preeclampsia | swelling-and-preeclampsia-signs
swollen feet | swelling-and-preeclampsia-signs 3, belly-bands-and-compression-stockings 1
back ache pregnant | back-pain-and-pelvic-pain
sciatica | back-pain-and-pelvic-pain
spd pelvic girdle | back-pain-and-pelvic-pain
dolor de espalda | back-pain-and-pelvic-pain
cant sleep pregnant | sleeping-in-pregnancy
sleeping on back pregnant | sleeping-in-pregnancy 3, pregnancy-pillows 2
insomnia | sleeping-in-pregnancy
restless legs | sleeping-in-pregnancy
exercise pregnancy | exercise-in-pregnancy 3, pregnancy-movement-and-rest 2
can i run while pregnant | exercise-in-pregnancy
hot tub | exercise-in-pregnancy 3, shoes-coats-and-sportswear 1
signs of labour | signs-of-labor
how do i know im in labor | signs-of-labor
mucus plug | 36w 3, 38w 3, signs-of-labor 3, 37w 2
braxton hicks | signs-of-labor 3, 23w 3, 38w 2, contraction 1, 32w 1
contraction timer | contraction
contractions app | contraction
epidural | pain-relief-in-labor
gas and air | pain-relief-in-labor
induction | induction-of-labor
membrane sweep | induction-of-labor 3, 39w 2, 40w 2, 41w 2
c-section | cesarean-birth-what-happens 3, looking-after-yourself-after-birth 1
caesarean recovery | cesarean-birth-what-happens 3, looking-after-yourself-after-birth 3, postpartum-recovery-supplies 2
cesarea | cesarean-birth-what-happens
vbac | cesarean-birth-what-happens
hospital bag | checklist-packing-a-hospital-bag
what to pack for labour | checklist-packing-a-hospital-bag
birth plan | tool-birth-plan
due date | due-date-calculator 3, how-due-dates-are-worked-out 3
when am i due | due-date-calculator 3, how-due-dates-are-worked-out 3
calculadora fecha de parto | due-date-calculator 3, how-due-dates-are-worked-out 2
ovulation calculator | ovulation-calculator 3, when-are-you-most-fertile 2
opk faint line | ovulation-tests-how-to-use 3, signs-of-early-pregnancy 1
clearblue | ovulation-tests-how-to-use 3, signs-of-early-pregnancy 3
ttc | getting-pregnant 3, how-long-does-it-take-to-get-pregnant 2, when-are-you-most-fertile 2, preparing-for-pregnancy-checkup 2, getting-pregnant-before-you-try 2
pcos | irregular-cycles-and-pcos
clomid | irregular-cycles-and-pcos
ivf | ivf-step-by-step
embryo transfer | ivf-step-by-step
sperm donor | donor-sperm-and-insemination
am i pregnant | signs-of-early-pregnancy
implantation bleeding | signs-of-early-pregnancy 3, 3w 2, 4w 2
8 weeks | 8w
8 weeks pregnent | 8w
week 20 | 20w
12 semanas de embarazo | 12w
3 month old | 3m
my 18 month old | 18m
twins | expecting-twins 3, pregnancy-twins-and-more 3
gemelos | expecting-twins 3, pregnancy-twins-and-more 3
newborn jaundice | the-first-days-after-birth
meconium | diapering-a-newborn 3, the-first-days-after-birth 3
green poop | diapering-a-newborn 3, the-first-days-after-birth 2
nappy rash | diapering-a-newborn 3, skin-care-and-sunscreen-for-babies 3, diapers 3
nappies | diapers 3, diapering-a-newborn 3, parenting-diapers-and-potty 2
pampers | diapers 3, diapering-a-newborn 3, parenting-diapers-and-potty 2
breastfeeding | newborn-feeding-first-weeks 3, parenting-feeding 3
lactancia | newborn-feeding-first-weeks 3, parenting-feeding 3
how often should a newborn eat | newborn-feeding-first-weeks 3, 0m 2
is my baby getting enough milk | newborn-feeding-first-weeks 3, 0m 3
haakaa | pumping-and-storing-milk 3, breast-pumps 3
how long does breast milk last in fridge | pumping-and-storing-milk 3, newborn-feeding-first-weeks 2
spectra pump | breast-pumps 3, pumping-and-storing-milk 3
similac | formula-preparing-it-safely 3, infant-formula-botulism-recalls-one-year-on 1, newborn-feeding-first-weeks 1
how to make a bottle of formula | formula-preparing-it-safely
colic | 1m
baby wont stop crying | 1m 3, 0m 3
sleep regression 4 months | 4m 3, baby-sleep-by-age 3
cry it out | baby-sleep-by-age
naps | baby-sleep-by-age
dummy | safe-sleep-for-babies 3, teethers-and-first-toothbrushes 2
cosleeping | safe-sleep-for-babies
swaddle | sleep-sacks-and-swaddles 3, safe-sleep-for-babies 2
cot | choosing-a-place-to-sleep 3, safe-sleep-for-babies 2
teething | teethers-and-first-toothbrushes
baby temperture | fever-in-babies 3, thermometers-for-a-baby 3
croup | colds-coughs-and-breathing
rsv | rsv-protection-for-babies-this-season 3, colds-coughs-and-breathing 3
shots schedule | us-childhood-vaccine-schedule-2026 3, vaccine-visits-made-easier 3, parenting-vaccines 3
vacunas | parenting-vaccines 3, vaccine-visits-made-easier 3, us-childhood-vaccine-schedule-2026 3
weaning solids | starting-solid-foods
baby led weaning | starting-solid-foods
peanut butter baby | introducing-allergens
tummy time | tummy-time
flat head | tummy-time
when do babies talk | first-words-and-talking
tantrums | toddler-tantrums 3, 18m 2
toddler biting | toddler-tantrums
potty training | potty-training-signs-and-steps
kegels | pelvic-floor-after-birth
pram | strollers
pushchair | strollers
infant car seat | first-car-seat 3, car-seats-by-age 3, car-seats 3
when can baby face forward in car | car-seats-by-age
maternity leave | parental-leave-in-the-us 3, paid-leave-minnesota-delaware-maine-2026 2
fmla | parental-leave-in-the-us 3, telling-work-you-are-pregnant 2, returning-to-work-after-a-baby 1
daycare | choosing-child-care
rainbow baby pregnancy | pregnancy-after-loss
Olivia | olivia
name generator | name-generator
how do i write a birth plan | tool-birth-plan
brith plan template | tool-birth-plan
is spotting normal before period or pregnant | signs-of-early-pregnancy
how long does ivf take | ivf-step-by-step
do i have to tell my boss im pregnant | telling-work-you-are-pregnant 3, pregnancy-work-and-rights 2
my doctor wont listen to me | speaking-up-in-maternity-care 3, pregnancy-black-maternal-health 2
older sibling jealous of new baby | siblings-and-a-new-baby
when do toddlers stop napping | baby-sleep-by-age 3, 14m 2, 15m 2, 13m 1
do i need a baby monitor | baby-monitors
which thermometer is best for newborn | thermometers-for-a-baby 3, fever-in-babies 2
how much should a newborn weigh after a week | newborn-feeding-first-weeks 3, the-first-days-after-birth 3
breast pump insurance | breast-pumps 3, pumping-and-storing-milk 3, money-before-the-baby 2
how to clean baby bottles | sterilizers-warmers-and-drying-racks 3, formula-preparing-it-safely 2, bottles-and-nipples 2
when can baby eat eggs | introducing-allergens 3, starting-solid-foods 2
choking hazards food | starting-solid-foods
honey before one | starting-solid-foods 3, newborn-feeding-first-weeks 3, 6m 3, 12m 2, colds-coughs-and-breathing 2, grandparents-and-visitors 2, infant-formula-botulism-recalls-one-year-on 1
baby sunscreen under 6 months | skin-care-and-sunscreen-for-babies
how to bathe a newborn | baby-bathtubs-and-bath-seats 3, the-first-days-after-birth 2
what size clothes for newborn | a-first-wardrobe
winter coat in car seat | coats-snowsuits-and-layers 3, car-seats-by-age 3, first-car-seat 2
first shoes when walking | first-shoes-and-what-comes-before
baby gates and outlet covers | baby-proofing-room-by-room
button battery | batteries-magnets-and-water-beads
screen time for 2 year old | screens-and-small-children
bedtime stories for infant | reading-to-a-baby
baby wont roll over | 4m 3, 5m 3, 6m 3, developmental-milestones-how-to-use 3, tummy-time 2
milestones by age cdc | developmental-milestones-how-to-use 3, parenting-development 2
is my toddler delayed | developmental-milestones-how-to-use 3, first-words-and-talking 3, parenting-development 2
how to hold baby for shots | vaccine-visits-made-easier
how much weight should i gain pregnant | eating-well-in-pregnancy 3, 17w 3
iron and anemia | prenatal-vitamins-what-you-need 3, eating-well-in-pregnancy 2, vegetarian-and-vegan-pregnancy 2
pillow between knees pregnancy | sleeping-in-pregnancy 3, pregnancy-pillows 3
doppler at home | home-devices-in-pregnancy
blood pressure cuff home | home-devices-in-pregnancy 3, swelling-and-preeclampsia-signs 2
compression socks | belly-bands-and-compression-stockings
nursing bra when to buy | maternity-and-nursing-bras
things to buy before baby comes | registry-101 3, a-first-wardrobe 1, money-before-the-baby 1
baby registry what do i actually need | registry-101
how to save money on baby stuff | best-baby-deals 3, money-before-the-baby 3, baby-budget-calculator 2
two moms how to have a baby | lgbtq-paths-to-parenthood 3, lgbtq 3, donor-sperm-and-insemination 3
trans man pregnant | trans-and-nonbinary-parents
semen analysis | fertility-tests-what-to-expect
30 minutes after feeding baby spits up | 2m
stitches healing after birth | looking-after-yourself-after-birth 3, postpartum-recovery-supplies 2
sex after birth | looking-after-yourself-after-birth 3, pelvic-floor-after-birth 2
visitors after birth rules | grandparents-and-visitors
bassinet or crib | choosing-a-place-to-sleep 3, safe-sleep-for-babies 2
twin stroller | strollers 3, expecting-twins 1
rabbit toy that talks ai | ai-toys-and-parenting-apps
waters breaking what does it feel like | signs-of-labor 3, 38w 3
does an epidural hurt | pain-relief-in-labor
how to tell false labor from real | signs-of-labor 3, contraction 1
breech c section scheduled | cesarean-birth-what-happens 3, 36w 3, 37w 2
registry | registry 3, registry-101 3, registry-checklist 2, manage-registry 2, find-a-registry 2
baby registry | registry 3, registry-checklist 3, registry-101 3, find-a-registry 2, manage-registry 2
baby registry checklist | registry-checklist 3, registry 3, registry-101 2
gift list | registry 3, registry-101 2, find-a-registry 2, manage-registry 2, gifts-for-new-parents 1
find a registry | find-a-registry 3, registry 3
wishlist for baby shower | registry 3, registry-101 3, registry-checklist 2
`

/** Searches of somebody in danger: the first answer has to be the box of help, and of this situation. */
const danger = `
not-breathing: baby not breathing, baby blue lips, baby choking, my newborn wont wake up, infant cpr, bebe no respira, baby limp, gasping for air baby
seizure: baby having a seizure, my toddler is having a fit, convulsion
swallowed: overdose, toddler swallowed a battery, gave baby too much tylenol, ate pills, poisoned, took all my pills
injury: baby fell off the bed, newborn hit his head, i shook my baby, baby burned with hot water
suicide: suicidal, i want to die, suicidle thoughts, kill myself, quiero morir, better off without me
harm-fear: i want to hurt my baby, scared i will harm my newborn, intrusive thoughts
psychosis: postpartum psychosis, hearing voices after birth
violence: he hits me, my husband hit me pregnant, domestic violence, mi esposo me pega
no-heartbeat: no heartbeat, cant find heartbeat with doppler
less-movement: baby not moving, no movement today 30 weeks, reduced fetal movements, bebe no se mueve
bleeding: bleeding, bleeding in pregnancy, blood clots 10 weeks, bleedng 20 weeks pregnant, sangrado, soaked a pad in an hour
waters-or-pain: my water broke at 30 weeks, severe stomach pain pregnant, ectopic pregnancy
fall: fell down the stairs pregnant
warning-signs: chest pain, worst headache of my life, blurred vision pregnant, shortness of breath pregnant
ill-newborn: fever newborn, 2 week old fever, newborn temperature 38.5, newborn wont feed, sunken soft spot, fiebre bebe
low: i cant cope anymore, postnatal depression, ppd
loss: miscarriage, i lost my baby
`

const guideOf: Record<string, (n: number) => string> = {
  w: n => `${n}-weeks-pregnant`,
  m: n => (n <= 12 ? `${n}-month-old-baby` : `${n}-month-old`),
}
const slugOf = (short: string) =>
  short.replace(/^(\d+)([wm])$/, (_, n, unit: string) => guideOf[unit]?.(Number(n)) ?? short)
const linesOf = (text: string) => text.trim().split('\n')

/** Searches written as above, a line for each. */
export const judged = (lines: string): readonly JudgedQuery[] =>
  linesOf(lines).map(line => {
    const [text = '', answers = ''] = line.split(' | ')
    const grades = answers.split(', ').map(answer => answer.split(' '))
    return { text, right: new Map(grades.map(([slug = '', grade = '3']) => [slugOf(slug), Number(grade)])) }
  })

/** Searches of an ordinary day. */
export const judgedQueries = judged(ordinary)

export interface DangerQuery {
  text: string
  /** Key of the situation whose box is the right first answer. */
  situation: string
}

export const dangerQueries: readonly DangerQuery[] = linesOf(danger).flatMap(line => {
  const [situation = '', texts = ''] = line.split(': ')
  return texts.split(', ').map(text => ({ text, situation }))
})
