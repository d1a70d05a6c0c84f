// What people call the subjects of pages on trying and pregnancy: plain, British and Spanish words, feelings.

export const pregnancyPages: Readonly<Record<string, string>> = {
  // Trying
  'preparing-for-pregnancy-checkup': `
    preconception doctor visit ready baby planning medication medicines stop pill contraception coil iud birth
    control vaccines rubella chickenpox genetic carrier health smoking quit alcohol weight chequeo antes embarazo
    planear medico diabetes thyroid
  `,
  'folic-acid-before-pregnancy': `
    folate supplement vitamin b9 dose when start spina bifida neural tube defects miligramos acido folico tomar
    tablets
  `,
  'tracking-your-cycle': `
    period app apps calendar menstrual pill contraception stopped off coming temperature thermometer bbt mucus log
    chart length regla ciclo menstruacion calendario days
  `,
  'when-are-you-most-fertile': `
    best time sex conceive intercourse timing ovulation window days cycle period fertility dias fertiles relaciones
    quedar embarazada
  `,
  'ovulation-tests-how-to-use': `
    ovulation strips sticks kit positive negative faint line smiley peak surge lh opk prueba ovulacion why not
    pregnant
  `,
  'how-long-does-it-take-to-get-pregnant': `
    trying year months nothing age old older late thirties forties 35 38 40 too fertility chances odds cant conceive
    struggling tarda quedar embarazada edad negative every month
  `,
  'irregular-cycles-and-pcos': `
    missed periods absent late cycles long unpredictable polycystic ovary syndrome hormones cysts metformin weight
    hairy acne ovulate regla irregular ovarios poliquisticos
  `,
  'fertility-tests-what-to-expect': `
    infertility specialist clinic sperm count semen analysis eggs reserve amh tubes blocked hsg investigation blood
    test male husband problem trying year nothing esperma pruebas fertilidad esterilidad
  `,
  'ivf-step-by-step': `
    fertility treatment injections egg retrieval embryo transfer test tube cost success rate clinic wait frozen
    fecundacion in vitro
  `,
  'donor-sperm-and-insemination': `
    single mother choice alone solo donor bank known lesbian couple home insemination syringe iui esperma donante
    inseminacion
  `,
  'lgbtq-paths-to-parenthood': `
    two moms mums dads gay lesbian couple same sex family adoption adopt foster surrogate surrogacy reciprocal ivf
    second parent rights dos mamas papas
  `,
  'trans-and-nonbinary-parents':
    'transgender man pregnant testosterone chestfeeding gender dysphoria pronouns hombre trans',
  // Early pregnancy and visits
  'signs-of-early-pregnancy': `
    symptoms am i pregnant first week month missed late period sore breasts boobs tender implantation cramps tired
    peeing nausea test positive negative before tww sintomas primeros embarazo retraso regla sensitive smell
  `,
  'first-prenatal-visit': `
    just found out pregnant what first doctor midwife appointment booking questions ask bloods obgyn when see next
    steps newly positive test primera cita medico consulta embarazo
  `,
  'how-due-dates-are-worked-out': `
    conception date how far along weeks count last period lmp scan changed wrong calculate birth fecha parto semanas
    cuenta
  `,
  'screening-tests-explained': `
    down syndrome chromosomes nipt blood test boy girl gender sex find out false positive carrier amnio risk genetic
    prueba genetica sindrome
  `,
  'ultrasound-scans-what-they-show': `
    sonogram scan picture anatomy anomaly gender heartbeat first dating 12 20 week 3d see baby ecografia ultrasonido
    soft markers
  `,
  'gestational-diabetes-test': `
    glucose sugar drink test fasting glucola failed one three hour blood high result diabetes gestacional prueba
    azucar curva
  `,
  'home-devices-in-pregnancy':
    'doppler heartbeat monitor home blood pressure cuff app apps period privacy fetal listen latidos casa tensiometro',
  'expecting-twins': `
    twins triplets multiples two babies identical fraternal gemelos mellizos cuates double carrying embarazo
    multiple
  `,
  'speaking-up-in-maternity-care': `
    doctor midwife not listening ignored dismissed rude racism black rights consent refuse second opinion complaint
    advocate interpreter worried something wrong nadie escucha derechos
  `,
  // Body
  'morning-sickness-what-helps': `
    nausea vomiting throwing up sick queasy puking being all day smell smells gag food aversions cant eat keep water
    down ginger b6 hyperemesis wife vomitos nauseas asco mareos remedios comer embarazo
  `,
  'heartburn-constipation-and-hemorrhoids': `
    acid reflux indigestion burning throat stomach antacid tums poo poop stool hard toilet blocked bum bottom piles
    itching bleeding wipe fiber acidez ardor estomago estrenimiento hemorroides almorranas ir bano
  `,
  'back-pain-and-pelvic-pain': `
    backache sore hurts lower back hips hip pelvis sciatica pubic bone spd pgp walking pain relief physio ligament
    rib coccyx tailbone dolor espalda cadera ciatica cintura
  `,
  'sleeping-in-pregnancy': `
    cant sleep insomnia awake 3am night side back stomach position comfortable comfy hips restless legs cramps
    dreams nightmares tossing turning sleepless dormir posicion embarazada insomnio lado calambres sueno
  `,
  'swelling-and-preeclampsia-signs': `
    swollen feet ankles hands face fingers rings tight puffy headache vision spots high blood pressure protein urine
    rib pain toxemia hinchazon pies hinchados presion alta dolor cabeza preeclampsia
  `,
  'exercise-in-pregnancy': `
    yoga pilates gym workout running run walk walking swim swimming lift lifting weights sport bike cycling dance
    abs prenatal class fit safe ejercicio hacer caminar nadar correr embarazada
  `,
  'eating-well-in-pregnancy': `
    diet healthy food meals weight gain gained too much eat for two snacks protein vegetables iron choline
    underweight overweight comer saludable dieta subir peso alimentacion kilos
  `,
  'foods-to-limit-in-pregnancy': `
    safe to eat can i drink avoid unsafe coffee tea green herbal caffeine alcohol wine beer sushi raw fish salmon
    tuna shrimp cheese eggs runny steak rare ham deli salad honey liver ate by accident already listeria food
    poisoning que comer puedo cafe te vino queso pescado
  `,
  'vegetarian-and-vegan-pregnancy': 'plant based no meat protein iron b12 tofu beans vegetariana vegana sin carne',
  'prenatal-vitamins-what-you-need': `
    supplements multivitamin pills tablets iron omega dha gummies choline iodine vitamin d best brand vitaminas
    prenatales cuales tomar hierro suplemento
  `,
  'anxiety-and-depression-in-pregnancy': `
    sad scared afraid frightened worried panic crying low mood stress overwhelmed antidepressants fear birth giving
    dont want baby hate pregnant not happy triste miedo ansiedad deprimida embarazo nervios preocupada
  `,
}
