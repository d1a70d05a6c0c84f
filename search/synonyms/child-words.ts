// Babies, toddlers, things, work and loss: our words, and what people type for them.

export const childWords: Readonly<Record<string, string>> = {
  // Newborn and baby
  'yellow jaundice': 'bilirubin, ictericia, jaundiced, yellow baby, yellow skin, bili lights, newborn jaundice',
  'meconium diapers': 'first poop, black poop, tarry poop, meconio',
  'diapers reading the contents':
    'green poop, poop color, poo colour, baby poop, baby poo, newborn poop, popo, caca, stool color, green poo, mustard poop, baby stool',
  'diaper rash sore skin':
    'nappy rash, diaper rash, bum rash, sore bum, rozadura, desitin, sudocrem, bepanthen, butt paste, panalitis, red bottom, dermatitis del panal',
  diapers: 'nappies, nappy, panal, panales, pampers, huggies, honest diapers, pull ups, cloth nappies',
  'feeding newborn breast':
    'breastfeeding, breast feeding, breastfeed, nursing baby, lactancia, lactancia materna, dar pecho, amamantar, latch, latching, chestfeeding, cluster feeding, bf, ebf',
  'enough milk':
    'low supply, low milk supply, milk supply, not enough milk, is baby getting enough, poca leche, getting enough milk',
  'feeding newborn often':
    'how often feed, how often should a newborn eat, feeding schedule, how much should newborn eat, how many ounces, how often nurse',
  'pumping milk pump':
    'haakaa, elvie, express milk, expressing, expressing milk, extractor de leche, breastpump, exclusively pumping, willow pump, momcozy, sacaleches',
  'breast pumps':
    'spectra, medela, spectra pump, wearable pump, lansinoh pump, manual pump, haakaa pump, tommee tippee pump',
  'storing milk':
    'milk storage, milk last in fridge, breast milk fridge, freeze breast milk, guardar leche, how long does breast milk last, thaw milk, milk freezer, milk left out',
  formula:
    'similac, enfamil, kendamil, bobbie, aptamil, hipp, cow and gate, sma, nan, formula milk, leche de formula, gerber good start, byheart, powder milk, biberon, bottle feed',
  'making a bottle formula':
    'how to make a bottle, mix formula, bottle prep, preparar biberon, make up a bottle, perfect prep, prep machine, make a bottle of formula',
  'bottles sterilizing cleaning':
    'clean bottles, cleaning bottles, clean baby bottles, wash bottles, washing bottles, bottle washer, lavar biberones',
  'bottles nipples': 'dr brown, philips avent, avent, teat, teats, mam bottles, comotomo, nuk, nanobebe, baby bottles',
  'crying colic':
    'colicky, colic, colicos, colico, witching hour, wont stop crying, gripe water, mylicon, infacol, inconsolable, purple crying, screaming baby, bebe llora, fussy, stop crying',
  pacifier: 'dummy, dummies, binky, paci, chupete, chupon, soother, soothie',
  'safe sleep':
    'sids, cot death, crib death, sudden infant death, muerte subita, suid, dormir seguro, safe sleeping, safe to sleep',
  'share bed safe sleep':
    'cosleeping, co sleeping, bedsharing, bed sharing, bed share, co sleep, cosleep, colecho, sleeping with baby',
  crib: 'cot, cots, cuna, moses basket, cot bed, next to me, snoo, halo bassinest, crib bassinet, cotbed, sleepyhead, dockatot, pack n play, graco pack',
  'swaddle sleep sacks':
    'swaddling, grobag, sleeping bag, merlin suit, love to dream, halo sleepsack, sleepsack, saco de dormir, wearable blanket, swaddle',
  'baby sleep':
    'sleep through the night, sleep through, nap schedule, wake windows, dormir bebe, sleep schedule, taking cara babies, wont sleep, not sleeping baby, sueno bebe',
  'sleep training':
    'cry it out, cio, ferber, controlled crying, gentle sleep training, self soothe, self settle, extinction',
  'sleep regression': 'regression, waking every hour, four month sleep, sleep regressions, wont sleep 4 months',
  naps: 'nap, napping, stop napping, siesta, short naps, cat naps, nap time, drop a nap, dropping naps',
  'teething teethers':
    'teething, sophie giraffe, denticion, first tooth, cutting teeth, teeth coming, dientes bebe, teething gel, orajel, amber necklace, teething ring',
  fever: 'high temp, temp, pyrexia, fiebre, calentura, febrile, running a temperature, hot forehead, temperature of 38',
  'fever thermometer':
    'take temperature, baby temperature, baby temp, rectal temperature, termometro, braun, temperatura bebe',
  'fever medicine':
    'infant tylenol, tylenol dose, calpol dose, motrin dose, dosage chart, paracetamol for baby, tylenol for baby, infant motrin, medicine for fever',
  'colds coughs':
    'stuffy nose, runny nose, congestion, snotty, blocked nose, cold baby, bulb syringe, nosefrida, snot, tos, resfriado, catarro, sniffles, baby cold, ear infection, otitis, earache, ear ache',
  croup: 'barking cough, seal cough, crup, barky cough',
  bronchiolitis: 'bronquiolitis, wheezing, wheezy',
  rsv: 'respiratory syncytial, vrs, sincitial',
  eczema: 'dry skin patches, atopic dermatitis, dermatitis atopica, dry skin',
  'solid food':
    'weaning, solids, start solids, purees, blw, baby led weaning, papillas, alimentacion complementaria, baby rice, cereal baby, first foods, starting solids, baby food, weaning solids',
  'allergens peanut':
    'peanut butter, bamba, nuts, allergy, peanut allergy, egg allergy, alergia, cacahuete, allergies, allergic, milk allergy, cmpa',
  'introducing allergens egg': 'baby eat eggs, eggs for baby, first egg, scrambled egg baby, huevo bebe',
  'reading baby books': 'bedtime stories, bedtime story, story time, storytime, cuentos para bebe',
  'tummy time': 'floor time, belly time, boca abajo, prone',
  'flat spots': 'flat head, plagiocephaly, helmet, torticollis, plagiocefalia, flat head baby, cabeza plana',
  'first words talking':
    'babble, babbling, speech delay, late talker, not talking, hablar, speech therapy, baby talk, when do babies talk, talk',
  milestones:
    'hitos, development chart, behind development, asq, hitos del desarrollo, developmental delay, wonder weeks, autism signs, autism, delayed, child delayed, toddler delayed',
  tantrums: 'meltdown, meltdowns, rabieta, berrinche, berrinches, rabietas, paddy, terrible two, temper, tantrum',
  'biting hitting tantrums': 'toddler biting, toddler hitting, bites, toddler hits, muerde, kid bites',
  'potty training':
    'toilet training, toilet train, potty train, dejar el panal, oh crap, ready for potty, control de esfinteres',
  'screens small children':
    'screen time, tv, ipad, cocomelon, ms rachel, youtube, pantallas, television, tablet, phone toddler, bluey',
  'siblings new baby':
    'second baby, second child, jealous toddler, older child, hermano, celos, big brother, big sister, hermanito',
  'baby-proofing':
    'baby proof, childproof, child proof, stair gate, baby gate, outlet covers, baby proofing, childproofing, safety gates, seguridad en casa',
  // Things
  strollers:
    'pram, prams, pushchair, pushchairs, buggy, buggies, cochecito, carriola, uppababy, bugaboo, nuna, travel system, carreola, yoyo stroller, doona',
  'car seat':
    'carseat, silla de coche, isofix, nuna pipa, chicco keyfit, graco seat, maxi cosi, infant carrier, silla auto, booster seat, car chair',
  'car seats rear facing':
    'face forward in car, forward facing, rear face, turn car seat around, when to turn car seat, face forward',
  'baby carriers':
    'ergobaby, ergo baby, baby bjorn, bjorn, moby, babywearing, baby wearing, sling, wrap carrier, portabebes, tula, artipoppe, solly wrap, fular',
  'baby monitors': 'owlet, nanit, hatch, monitor, sock monitor, vtech, babysense, snuza, angelcare, breathing monitor',
  'high chairs': 'highchair, tripp trapp, stokke, high chair, trona, ikea antilop, silla alta, booster chair',
  thermometers: 'thermometer, ear thermometer, forehead thermometer, temporal thermometer',
  'sunscreen skin care':
    'suncream, sun cream, protector solar, spf, sunblock, sun block, aquaphor, cerave, aveeno, lotion baby',
  clothes: 'onesies, babygro, baby grow, vests, ropa, ropa bebe, bodysuits, sleepsuit, layette',
  'your registry gift list':
    'gift registry, wish list, wishlist, baby wishlist, lista de regalos, registro de bebe, shower registry, where to register',
  'registry 101':
    'baby shower list, what do i need for baby, lista de bebe, baby list, newborn essentials, baby essentials, babylist, mesa de regalos, what to buy, things to buy, baby stuff list',
  'child care':
    'daycare, day care, nanny, nursery school, childminder, creche, guarderia, ninera, au pair, childcare, babysitter',
  'parental leave':
    'maternity leave, mat leave, paternity leave, pat leave, baja maternal, licencia de maternidad, permiso de maternidad, fmla, pfl, paid leave, disability leave, licencia, family leave, time off after baby',
  'returning to work': 'back to work, go back to work, going back to work, volver al trabajo, pump at work',
  'telling work': 'tell my boss, announce at work, telling my boss, tell boss, decir en el trabajo, tell my manager',
  'baby budget':
    'cost of a baby, how much does a baby cost, baby costs, presupuesto, cuanto cuesta un bebe, cost of having a baby',
  'mental health fathers partners':
    'dad depression, dads depression, paternal depression, sad dad, new dad, papa depresion, depressed dad, father depression',
  lgbtq: 'lesbian, gay, two moms, two mums, two dads, same sex, queer, lgbt, gay dads, rainbow family',
  'trans nonbinary': 'transgender, seahorse dad, enby, non binary, pregnant man, trans man',
  'name generator': 'random names, generador de nombres, name picker, random name, baby name ideas',
  'popularity chart': 'name popularity, how popular is, popularidad, name trend, name statistics',
  // Loss
  'pregnancy after loss':
    'rainbow baby, rainbow pregnancy, pregnant after miscarriage, pregnant again after loss, bebe arcoiris',
  miscarriage:
    'dnc, missed miscarriage, mmc, chemical pregnancy, blighted ovum, aborto espontaneo, misscarriage, misoprostol, pregnancy tissue, biochemical pregnancy',
  'stillbirth late loss':
    'tfmr, angel baby, born sleeping, angel babies, second trimester loss, nacido muerto, mortinato',
}
