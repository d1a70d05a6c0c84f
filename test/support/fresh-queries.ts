// Eighty searches in the voices of many people, judged from the pages before the search was changed, and measured as a
// number: which of them it misses is not read. They are not blind: the hand that wrote them wrote search/also-called/
// afterwards and remembered some of their words, so the number flatters. New ones by somebody else would be worth more.
import { judged } from './judged-queries.ts'

/** First pregnancies, partners, grandparents, Britain, Spanish, the small hours, slips of the finger, whole questions. */
const fresh = `
just found out im pregnant what do i do first | first-prenatal-visit 3, 4w 3, 5w 3, first-trimester 2, prenatal-vitamins-what-you-need 1
first baby and i know nothing where to start | registry-101 2, pregnancy 2, first-trimester 2, the-first-days-after-birth 2
funny metal taste in my mouth | 7w 3, 3w 1
clothes dont fit at 14 weeks pregnant what to wear | starter-maternity-wardrobe 3, 9w 1
can i have a cup of tea in pregnancy | foods-to-limit-in-pregnancy 3
cat litter toxoplasmosis | 13w 3, foods-to-limit-in-pregnancy 2
seatbelt over bump | shoes-coats-and-sportswear 3, 35w 1
hicups in womb | 27w 3, 23w 3, 28w 1, 30w 1
3am wide awake 30 weeks | sleeping-in-pregnancy 3, 30w 3, 21w 1, 25w 1
cant get comfy in bed with bump | sleeping-in-pregnancy 3, pregnancy-pillows 3, 30w 2, 25w 2
hips hurt at night side sleeping 31 weeks pregnant | sleeping-in-pregnancy 3, 30w 3, back-pain-and-pelvic-pain 2, pregnancy-pillows 2
pins and needles in hands | 23w 3, 26w 3
my ankles are like balloons | swelling-and-preeclampsia-signs 3, 28w 3, 22w 3, 31w 2, belly-bands-and-compression-stockings 2
wees a little when laughing | pelvic-floor-after-birth 3
cannot stop crying since the birth | postpartum-depression 3, the-first-days-after-birth 2, looking-after-yourself-after-birth 2, pregnancy-after-birth 1
husband seems distant and angry since baby came | mental-health-of-fathers-and-partners 3, postpartum-depression 1, parenting-mental-health 1
how can dad help at night | sharing-the-night-shift 3, newborn-feeding-first-weeks 1
what should my partner pack for delivery | checklist-packing-a-hospital-bag 3
wife is being sick constantly what can i do | morning-sickness-what-helps 3
how to be useful in the delivery room | pain-relief-in-labor 3, signs-of-labor 2, contraction 2, 40w 1, 38w 1, cesarean-birth-what-happens 2, induction-of-labor 2
how long do we wait before leaving for hospital | signs-of-labor 3, contraction 3, 38w 3
how far apart should pains be | signs-of-labor 3, contraction 3, 38w 2
visiting my new grandson what should i not do | grandparents-and-visitors 3
what has changed since i had my children | grandparents-and-visitors 3
babysitting grandchild safe sleep rules | safe-sleep-for-babies 3, grandparents-and-visitors 2, parenting-sleep 1
present for my daughter who just had a baby | gifts-for-new-parents 3
christmas present for a one year old | holiday-gifts-by-age 3, toys-for-toddlers 2, toys-for-the-first-year 2
nappy size chart leaking | diapering-a-newborn 3, diapers 3
best pushchair for bus | strollers 3, traveling-with-car-seat-and-stroller 1
mum tum exercises | pelvic-floor-after-birth 3, exercise-in-pregnancy 1
babygrows how many | a-first-wardrobe 3
maternity pay | parental-leave-in-the-us 3, paid-leave-minnesota-delaware-maine-2026 2, pregnancy-work-and-rights 1
toddler rocking off nursery every morning crying at drop off | returning-to-work-after-a-baby 3, 22m 3, choosing-child-care 2
jabs at 8 weeks old | 2m 3, vaccine-visits-made-easier 3, us-childhood-vaccine-schedule-2026 2, parenting-vaccines 1
ventouse or forceps | pain-relief-in-labor 2, 41w 1
dolor de cabeza embarazo | swelling-and-preeclampsia-signs 3, 31w 3, 20w 3, 8w 2, 14w 3
mi bebe no duerme por la noche | baby-sleep-by-age 3, sharing-the-night-shift 1, parenting-sleep 2
cuando empieza a comer solidos | starting-solid-foods 3, 6m 2, introducing-allergens 1
lista para el hospital | checklist-packing-a-hospital-bag 3
leche materna cuanto dura en el refrigerador | pumping-and-storing-milk 3, newborn-feeding-first-weeks 2
vomitos todo el dia que puedo tomar | morning-sickness-what-helps 3
nombres de niña | name-generator 3, us-baby-names-2023-most-given 2
sintomas primer mes | signs-of-early-pregnancy 3, 4w 2, 3w 2
diabetis gestasional prueva | gestational-diabetes-test 3
preclampsia symtoms | swelling-and-preeclampsia-signs 3, 20w 2, 31w 2, 29w 1
epidurel side efects | pain-relief-in-labor 3
ovalation test positve but not pregnant | ovulation-tests-how-to-use 3, how-long-does-it-take-to-get-pregnant 2
sweling feet | swelling-and-preeclampsia-signs 3, 22w 3, 31w 3, 28w 2, belly-bands-and-compression-stockings 2
cesarian scar healing | cesarean-birth-what-happens 3, looking-after-yourself-after-birth 3, postpartum-recovery-supplies 2
formular how much per feed | formula-preparing-it-safely 2, newborn-feeding-first-weeks 3, 0m 1
whoping cogh vaccine pregnant | 27w 3, colds-coughs-and-breathing 2, third-trimester 1
strecth marks | 22w 3
tempreture thermometer under arm | thermometers-for-a-baby 3, fever-in-babies 3
is it normal to feel nothing when baby is born | postpartum-depression 3, the-first-days-after-birth 2, looking-after-yourself-after-birth 1, 40w 1
what happens if i ate raw salmon by accident | foods-to-limit-in-pregnancy 3
can my boss fire me for being pregnant | telling-work-you-are-pregnant 3, pregnancy-work-and-rights 3, pregnant-workers-fairness-act-looked-at-again 2
when do you feel the baby kick for the first time | 16w 3, 19w 2, 18w 2, 20w 1
why does my baby cry every evening | 1m 3, 0m 1
how do i know if my newborn is getting enough | newborn-feeding-first-weeks 3, 0m 3
why is my toddler suddenly scared of the dark | 31m 3
how to get my kid to stop hitting other kids | toddler-tantrums 3, 20m 3, 32m 2
my two year old says no to everything | toddler-tantrums 3, 24m 2, 25m 2
moving from cot to bed | 29m 3, choosing-a-place-to-sleep 1
wont eat vegetables toddler | 21m 3, 14m 2
raising a child with two languages | first-words-and-talking 3, 19m 3, reading-to-a-baby 2
should a 1 year old still have a bottle | 13m 3, 12m 2, 15m 2
when to see dentist first time | 11m 3, 28m 3, teethers-and-first-toothbrushes 2
can baby fly on a plane car seat | traveling-with-car-seat-and-stroller 3, car-seats-by-age 3
hand me down car seat is it ok | car-seats-by-age 3, first-car-seat 3, car-seats 2, best-baby-deals 2
we have been trying for a year nothing | how-long-does-it-take-to-get-pregnant 3, fertility-tests-what-to-expect 3, getting-pregnant-when-it-takes-longer 2
is 38 too old to try for a baby | how-long-does-it-take-to-get-pregnant 3, getting-pregnant 1, fertility-tests-what-to-expect 1
stopping the pill before trying | tracking-your-cycle 3, preparing-for-pregnancy-checkup 3, how-long-does-it-take-to-get-pregnant 2, irregular-cycles-and-pcos 1
everything feels too much with a newborn | postpartum-depression 3, getting-help-at-home-after-birth 3, looking-after-yourself-after-birth 2, parenting-mental-health 2, the-first-days-after-birth 1
scared about giving birth | pain-relief-in-labor 2, anxiety-and-depression-in-pregnancy 3, pregnancy-mental-health 2, pregnancy-labor-and-birth 1
lonely at home with the baby all day | postpartum-depression 2, parenting-mental-health 3, getting-help-at-home-after-birth 2, looking-after-yourself-after-birth 1
no money for diapers help | money-before-the-baby 3, diapers 3, diapering-a-newborn 3
government money for new babies 2026 | federal-account-for-newborns-2026 3, money-before-the-baby 3
is my formula recalled | infant-formula-botulism-recalls-one-year-on 3, formula-preparing-it-safely 1
baby shower gifts mom actually wants | gifts-for-new-parents 3, registry-101 2
quit smoking pregnant | 5w 3, preparing-for-pregnancy-checkup 2, foods-to-limit-in-pregnancy 1
`

export const freshQueries = judged(fresh)
