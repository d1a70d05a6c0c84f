// What people call the subjects of pages on the weeks after a birth, feeding and sleep: their plain words.

export const afterBirthPages: Readonly<Record<string, string>> = {
  // After birth
  'the-first-days-after-birth': `
    newborn home coming hospital first night 24 hours what happens bath cord jaundice weight meconium love bond
    bonding emotions baby blues weepy recien nacido primeros dias casa
  `,
  'looking-after-yourself-after-birth': `
    recovery postpartum mother healing bleeding stitches tear sore sitz pee poo first toilet tired sex period rest
    mum cuarentena recuperacion despues parto puntos sangrado cuidados mama overwhelmed
  `,
  'pelvic-floor-after-birth': `
    leak leaking pee wee urine bladder sneeze laugh cough jump incontinence prolapse heavy kegel exercises abs tummy
    gap belly core diastasis mum tum sex painful fisioterapia suelo pelvico escape orina
  `,
  'postpartum-depression': `
    sad crying cry tearful no reason numb nothing feel love bond hopeless rage angry overwhelmed lonely alone cant
    cope bad mother regret anxious scared depressed pnd ppd empty triste llorar deprimida despues parto depresion
    sola
  `,
  'mental-health-of-fathers-and-partners': `
    dad father husband boyfriend partner depressed sad angry distant withdrawn left out jealous stressed struggling
    bonding new men paternal papa padre esposo deprimido
  `,
  'getting-help-at-home-after-birth': `
    help support alone no family overwhelmed doula cleaner cook cooking meals food train housework lonely friend
    what to bring new parents chores night nurse ayuda casa sola comida
  `,
  'sharing-the-night-shift': `
    dad partner husband night feeds wake waking turns exhausted sleep deprived tired sleepless help shifts bottle
    both parents noche turnos cansada dormir papa
  `,
  'grandparents-and-visitors': `
    grandma grandpa granny nan nana grandmother grandfather grandson granddaughter grandchild mother in law kiss
    kissing visit visitor rules boundaries vaccine advice old fashioned changed back then abuela abuelo suegra
    visitas besar nieto
  `,
  'siblings-and-a-new-baby':
    'brother sister older child jealous second baby big prepare toddler first hermano hermana celos segundo',
  'returning-to-work-after-a-baby': `
    back to work job after maternity leave daycare drop off crying settling in goodbye separation pump guilt part
    time office volver trabajo regresar
  `,
  'choosing-child-care': `
    daycare nursery nanny childminder preschool babysitter cost creche kindergarten au pair when start guarderia
    ninera cuidado jardin
  `,
  // Feeding
  'newborn-feeding-first-weeks': `
    breastfeeding breastfeed nursing latch sore nipples cracked hurts milk come in supply enough not hungry how
    often much ounces ml colostrum cluster engorged mastitis wet diapers weight bottle lactancia dar pecho cuanta
    leche bebe amamantar
  `,
  'pumping-and-storing-milk': `
    pump expressing express breast milk storage fridge freezer how long last thaw warm bottle work supply flange
    bags leche materna guardar refrigerador extractor cuanto dura congelar sacar
  `,
  'formula-preparing-it-safely': `
    bottle formula powder make mix water boil boiled temperature sterilise amount ounces how much feed ready brand
    switch leche preparar biberon agua hervida polvo mamadera tetero
  `,
  'starting-solid-foods': `
    weaning solids first foods puree purees spoon baby led finger when start eat feed gag choke choking cereal water
    cup 6 months papillas solidos comer empezar comida alimentos bebe
  `,
  'introducing-allergens': `
    peanut egg milk dairy allergy allergic reaction rash hives nuts wheat fish when give alergia huevo mani
    cacahuate leche
  `,
  'bottles-and-nipples': `
    bottle refuse refuses refusing wont take teat teats flow slow which best anti colic dr brown biberon tetina
    mamila chupon rechaza
  `,
  'sterilizers-warmers-and-drying-racks': `
    sterilise steriliser sterilizer clean wash bottles pump parts boil steam microwave dishwasher warm bottle warmer
    esterilizar lavar biberones
  `,
  'breast-pumps':
    'pump wearable electric manual hospital grade insurance free which best hands sacaleches extractor leche',
  'nursing-pillows-chairs-and-covers':
    'breastfeeding pillow cushion boppy rocker glider rocking chair cover almohada lactancia silla mecedora',
  // Sleep
  'baby-sleep-by-age': `
    sleep through night wake waking up nap naps schedule how much hours newborn wont only sleeps held arms fighting
    bedtime early riser training regression cry self soothe routine duerme dormir noche bebe siestas no despierta
  `,
  'safe-sleep-for-babies': `
    sids cot crib back tummy side cosleeping bed sharing blanket pillow room temperature hot cold nursery
    overheating bassinet moses basket fan held sofa roll swaddle dormir seguro boca arriba cuna grandparent rules
    now
  `,
  'choosing-a-place-to-sleep':
    'crib cot bassinet moses basket cosleeper play yard mattress bedside travel which cuna moises colchon colecho',
  'sleep-sacks-and-swaddles': `
    sleeping bag grobag tog swaddle blanket wrap arms out stop swaddling what wear night temperature saco dormir
    envolver cobija pijama
  `,
  'baby-monitors': 'monitor camera video audio breathing sock wifi owlet nanit do i need vigilar camara',
}
