// Trying, pregnancy and birth: our words, and what people type for them.

export const pregnancyWords: Readonly<Record<string, string>> = {
  // Trying
  'getting pregnant':
    'ttc, trying to conceive, conceive, conceiving, conception, quedar embarazada, trying for a baby, get pregnant fast, trying',
  'ovulation calculator':
    'fertile window calculator, ovulation calendar, calculadora de ovulacion, when do i ovulate, ovulating calculator',
  'fertile days': 'fertile window, dias fertiles, most fertile, ovulating, when to have sex',
  'ovulation tests':
    'opk, opks, lh strips, lh test, ovulation sticks, ovulation kit, ovulation strips, easy at home strips, premom, lh surge, test de ovulacion',
  'ovulation pregnancy test line': 'clearblue, clear blue, first response, frer, pregmate',
  'test line early pregnancy':
    'bfp, bfn, faint positive, squinter, vvfl, pregnancy test, hpt, positive test, prueba de embarazo, evap line',
  'early pregnancy signs':
    'am i pregnant, pregnancy symptoms early, could i be pregnant, estoy embarazada, sintomas de embarazo, dpo, two week wait, tww, missed period, late period, symptoms of pregnancy, im late',
  'cervical mucus cycle': 'cm, ewcm, egg white, cervical fluid, moco cervical',
  'temperature cycle': 'bbt, basal, basal temperature, temping, tempdrop, temperatura basal',
  'irregular cycles pcos':
    'polycystic, polycystic ovaries, ovario poliquistico, sop, pcod, irregular period, irregular periods, long cycles, no period',
  'ivf transfer': 'fet, embryo transfer, frozen transfer, transferencia embrion, blastocyst, test tube',
  ivf: 'in vitro, fiv, fertility treatment, icsi, egg retrieval, in vitro fertilization, in vitro fertilisation',
  'fertility tests':
    'infertility, infertile, amh, semen analysis, sperm test, hsg, hycosy, esterilidad, infertilidad, sperm count, fertility testing',
  'donor sperm insemination':
    'iui, ici, sperm bank, sperm donor, turkey baster, donante de esperma, cryobank, inseminacion, artificial insemination',
  'how long get pregnant': 'how long to conceive, chances of getting pregnant, still not pregnant, not pregnant yet',
  'checkup before you try': 'preconception, pre conception, preconception checkup, before trying',
  surrogacy: 'surrogate, gestational carrier, subrogada, surrogate mother, vientre de alquiler',
  // Pregnancy care
  pregnant: 'embarazada, preggo, preggers, expecting, up the duff, encinta, gravida, pg, preg',
  pregnancy: 'embarazo, gestation, pregnacy, pregancy',
  weeks: 'semanas, semana, wk, wks, weeks along',
  months: 'meses, mes, mo, mos, month old',
  baby: 'bebe, bub, bubs, bubba, infant, infants, little one, bebes',
  newborn: 'recien nacido, neonate, new born, brand new baby',
  toddler: 'nino pequeno, tot, terrible twos, two year old',
  'first prenatal visit':
    'booking appointment, booking in, first ob appointment, first appointment, first midwife appointment, primera cita, first doctor visit, first antenatal, first scan appointment, ob gyn first',
  'prenatal visit': 'antenatal, antenatal appointment, midwife appointment, control prenatal, ob visit, obgyn',
  'due date':
    'edd, fecha de parto, fecha probable de parto, fpp, when am i due, when is my baby due, when will my baby be born',
  'due date calculator':
    'calculadora fecha de parto, calculadora de embarazo, pregnancy calculator, edd calculator, due date wheel, conception calculator, how far along am i',
  'ultrasound scan': 'sonogram, ecografia, ultrasonido, sonography, us scan, 3d scan, 4d scan, private scan',
  'anatomy scan ultrasound':
    'anomaly scan, 20 week scan, twenty week scan, morphology scan, ecografia morfologica, gender scan, mid pregnancy scan',
  'nuchal screening tests':
    'nt scan, nuchal translucency, combined test, 12 week scan, dating scan, downs test, down syndrome test, nuchal',
  'cell-free dna screening':
    'nipt, harmony, harmony test, panorama, panorama test, natera, maternit21, sneak peek, gender blood test, blood test gender',
  'amniocentesis screening': 'amnio, cvs, chorionic villus, chorionic, amniocentesis, amniocintesis',
  'low placenta': 'placenta previa, placenta praevia, previa, low lying placenta, placenta baja, anterior placenta',
  'chinese gender chart':
    'boy or girl, gender predictor, gender prediction, chinese calendar, tabla china, old wives tales, chinese gender predictor, nub theory',
  'foods to limit in pregnancy':
    'what not to eat, foods to avoid, food to avoid, que no comer, que no comer embarazada, alimentos prohibidos, can i eat, cant eat pregnant, pregnancy diet avoid, is it safe to eat',
  'caffeine coffee':
    'starbucks, espresso, latte, energy drink, energy drinks, red bull, cafe, cafeina, matcha, cold brew, monster drink',
  'alcohol foods to limit':
    'wine, wine while pregnant, beer, drinking, prosecco, booze, drunk before i knew, champagne, glass of wine',
  'soft cheese listeria':
    'brie, camembert, feta, blue cheese, queso fresco, goat cheese, gorgonzola, unpasteurised, unpasteurized cheese, raw milk, queso',
  'deli meat': 'cold cuts, lunch meat, sandwich meat, ham, prosciutto, salami, subway, jamon, hot dogs, pate',
  'fish mercury': 'tuna, salmon, atun, swordfish, pescado, tilapia, shrimp, prawns, seafood, sashimi',
  'raw fish sushi': 'poke bowl, ceviche, oysters',
  'raw eggs': 'runny eggs, mayo, mayonnaise, cookie dough, soft boiled egg, tiramisu',
  'vegan vegetarian': 'plant based, vegana, vegetariana, veggie, meat free',
  'exercise in pregnancy':
    'workout, work out, working out, gym, running, run, yoga, pilates, lifting, weights, ejercicio, jogging, swimming, spin class, peloton, keep fit, crossfit',
  'hot tub heat': 'sauna, jacuzzi, hot bath, hot yoga, hottub',
  'sleeping on your back side':
    'sleep on back, sleeping on back, sleep on stomach, left side, sleeping position, sleep position',
  'pregnancy pillows':
    'snoogle, body pillow, maternity pillow, bump pillow, almohada, c shaped pillow, boppy pillow pregnancy',
  twins: 'triplets, gemelos, mellizos, multiples, mono di, mcda, dcda, di di, twin pregnancy, quads',
  'speaking up':
    'wont listen, wont listen to me, doctor wont listen, not being heard, dismissed by doctor, dismissed by my doctor, ignored by midwife, nobody listens to me',
  // Birth
  labor: 'labour, parto, trabajo de parto, give birth, giving birth, childbirth',
  'signs of labor':
    'signs of labour, labor signs, is this labor, am i in labor, am i in labour, how do i know im in labor, going into labor, senales de parto, labour starting, losing plug',
  'mucus plug': 'bloody show, the show, tapon mucoso, lost my plug, jelly discharge',
  contractions: 'contracciones, surges, rushes, cramps labor',
  'contraction timer':
    'contractions app, time contractions, timing contractions, contador de contracciones, contraction counter, contraction tracker',
  induction:
    'induced, inducing, inducir, pitocin, syntocinon, foley balloon, cervidil, oxytocin drip, getting induced, induccion, inducir parto, overdue, past due',
  'membranes induction': 'membrane sweep, stretch and sweep, sweep, membrane stripping',
  'cesarean birth':
    'c section, csection, caesarean, caesarian, cesarea, section birth, elective section, cs birth, cesarian',
  'after a cesarean':
    'caesarean recovery, c section recovery, csection recovery, c section scar, section scar, cesarean recovery, cesarea recuperacion, c section incision',
  'vaginal birth after cesarean': 'vbac, tolac, pvdac, hbac',
  'hospital bag':
    'labour bag, maleta hospital, bolsa hospital, labor bag, what to pack, pack for hospital, birth bag, go bag, hospital suitcase',
  'birth plan': 'plan de parto, birthing plan, birth preferences, birth wishes',
  doula: 'birth coach, birth partner, birth companion',
  breech: 'feet first, bottom down, ecv, de nalgas, transverse, podalica',
  cord: 'umbilical, delayed clamping, cordon umbilical, ombligo, belly button baby, cord stump, umbilical stump',
}
