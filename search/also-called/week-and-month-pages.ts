// What people call the subjects that only the guide of a week or a month has.

export const weekAndMonthPages: Readonly<Record<string, string>> = {
  // Weeks
  '1-weeks-pregnant': 'period week cycle start counting why not pregnant yet last menstrual primera semana regla',
  '2-weeks-pregnant': 'ovulation egg white mucus fertile sex side twinge twinges spotting ovulacion',
  '3-weeks-pregnant': 'two week wait implantation before test',
  '4-weeks-pregnant': 'positive test faint line just found out',
  '5-weeks-pregnant': 'quit smoking vaping cannabis weed opioids choose midwife ob doctor fumar dejar',
  '6-weeks-pregnant': 'early scan heartbeat too cramps',
  '7-weeks-pregnant': 'metal metallic taste mouth saliva drool spit sabor boca',
  '8-weeks-pregnant': 'so tired exhausted fatigue all the time sleepy headache peeing cansada sueno',
  '9-weeks-pregnant': 'mood swings crying emotional bloating trapped wind',
  '10-weeks-pregnant': 'acne spots pimples veins skin breakouts',
  '11-weeks-pregnant': 'dizzy fainting lightheaded mareo hot flashes',
  '12-weeks-pregnant': 'tell people announce announcement baby brain forgetful aspirin',
  '13-weeks-pregnant': `
    sex safe intercourse libido dentist gums bleeding cat cats litter toxoplasmosis gato gatos gardening relaciones
    sexuales encias
  `,
  '14-weeks-pregnant':
    'fly flying flight plane airplane airport travel travelling trip holiday vacation zika viajar volar avion',
  '15-weeks-pregnant': 'nosebleed bloody nose itchy skin round ligament sharp groin discharge quad amniocentesis',
  '16-weeks-pregnant':
    'first kick kicks feel move movement movements moving flutter quickening when patadas moverse siente mueve',
  '17-weeks-pregnant': 'weird vivid dreams sweating weight gain yoga pilates suenos raros',
  '18-weeks-pregnant': 'linea nigra dark line belly dizzy feel movement anatomy',
  '19-weeks-pregnant': 'melasma dark patches face placenta previa low soft markers kick',
  '20-weeks-pregnant': 'halfway leg cramps belly button popped navel calambres ombligo',
  '21-weeks-pregnant':
    'fall fell tripped balance clumsy restless legs varicose veins maternity leave duties caida piernas inquietas',
  '22-weeks-pregnant': `
    stretch marks antenatal prenatal birth childbirth classes class course hypnobirthing nct lamaze strangers touch
    belly clases preparto estrias cervix
  `,
  '23-weeks-pregnant': 'premature preterm early labor hiccups snoring carpal tunnel braxton nicu viability',
  '24-weeks-pregnant':
    'glucose sugar drink test orange viability premature survive chances thirsty dry eyes contact lenses azucar',
  '25-weeks-pregnant': `
    rhesus negative blood group rhogam anti d injection anemia count pediatrician choosing hair thick piles breathless
    grupo sangre anemia
  `,
  '26-weeks-pregnant': 'numb fingers hands wrist carpal tunnel doula hospital tour ribs',
  '27-weeks-pregnant':
    'whooping cough vaccine tdap shot grandparents pregnant hiccups calf cramp vacuna tosferina hipo',
  '28-weeks-pregnant': 'kick counts counting leaking milk movements pattern breathless contar patadas',
  '29-weeks-pregnant': 'nicu special care premature pressure bladder',
  '30-weeks-pregnant': 'cant sleep awake side racing mind heartburn snoring',
  '31-weeks-pregnant': 'itchy itching hands feet palms soles cholestasis headache picazon manos pies',
  '32-weeks-pregnant': 'rsv vaccine growth scan winter newborn',
  '33-weeks-pregnant':
    'birth plan preferences epidural compare pain relief sweating forgetful baby brain plan de parto',
  '34-weeks-pregnant': 'perineal massage tearing cord blood banking steroids',
  '35-weeks-pregnant': 'nesting cleaning car seat install peeing',
  '36-weeks-pregnant': 'breech turn head down ecv upside strep gbs bebe sentado posicion',
  '37-weeks-pregnant': 'early term cervical check planned section diarrhea',
  '38-weeks-pregnant': 'waters breaking fluid leak amniotic call hospital rompe fuente',
  '39-weeks-pregnant':
    'bring on start labor naturally pineapple dates curry spicy raspberry leaf castor oil sex walking sweep',
  '40-weeks-pregnant': 'due date passed stages labor first hour skin delayed cord',
  '41-weeks-pregnant': 'overdue late baby past due monitoring',
  '42-weeks-pregnant': 'two weeks overdue late past due post term induced induction bump smaller exhausted',
  // Months
  '0-month-old-baby': 'newborn crying cry hunger cues wet diapers enough sneeze hiccups recien nacido llora',
  '1-month-old-baby': 'colic crying evening evenings witching hour inconsolable scream vitamin d llora tarde colicos',
  '2-month-old-baby':
    '8 weeks two month check shots jabs smile smiling bottle refuse spit up spits reflux vomits sonrie regurgita',
  '3-month-old-baby': 'twelve weeks hands grabbing reaching laugh naps solids too early fourth trimester agarra manos',
  '4-month-old-baby': 'regression rolling hair falling out shedding postpartum',
  '5-month-old-baby': 'teething drool first tooth dientes',
  '6-month-old-baby': 'water drink cup sit sitting solids agua beber tomar',
  '7-month-old-baby':
    'peanut egg allergens self soothe settle fall asleep alone walker walkers crawling sits huevo cacahuate andadera',
  '8-month-old-baby': 'gagging choking finger food crawl clingy stranger separation',
  '9-month-old-baby': 'crawling pull up peekaboo gatear separation',
  '10-month-old-baby':
    'family meals salt sugar poison poisons swallowed cleaning bedtime routine sick day childcare veneno rutina dormir',
  '11-month-old-baby': 'dentist first visit teeth brushing dentista cepillar',
  '12-month-old-baby': 'one year old birthday cow whole milk switch first steps walking leche vaca cumple',
  '13-month-old': 'stop bottle wean off cup sippy walking biberon dejar',
  '14-month-old': 'not hungry eats less appetite wakes early five am furniture tip first rules no come madruga',
  '15-month-old': 'drinks juice water milk cup feelings',
  '16-month-old': 'iron constipation milk too much',
  '17-month-old': 'choking first aid back blows heimlich bedtime goodbyes eating out restaurant atragantamiento',
  '18-month-old': 'autism check one and half year old tantrums autismo',
  '19-month-old': 'words vocabulary bilingual languages wakes too early bottle medicine cabinet palabras',
  '20-month-old': 'biting hitting kids bites hits other children muerde pega',
  '21-month-old': 'picky fussy eater wont eat vegetables refuses food meals no come verduras',
  '22-month-old': 'separation anxiety daycare drop off crying goodbye clingy nursery starting guarderia llora',
  '23-month-old': 'two words sentences vocabulary almost not talking',
  '24-month-old': 'two year old second birthday terrible twos no potty dos anos',
  '25-month-old': 'tantrum breath holding says no',
  '26-month-old': 'potty training toilet accidents wont poop holding withholding pull ups bano panal',
  '27-month-old': 'new sibling brother sister jealous',
  '28-month-old': 'dentist brushing teeth refuses toothpaste fluoride dentista',
  '29-month-old': 'crib cot to bed toddler transition climbing out cama',
  '30-month-old':
    'two and a half pretend play imaginary snoring checkup questionnaire small parts dos anos y medio ronca',
  '31-month-old': `
    scared afraid fear fears dark monsters nightmare nightmares night terror terrors loud noises miedo oscuridad
    pesadillas
  `,
  '32-month-old': 'sharing share turns hitting friends playdate',
  '33-month-old': 'screen screens tablet ipad tv limits turn off meltdown cords blinds pantallas tele',
  '34-month-old': 'drop nap stop napping no quiet time siesta',
  '35-month-old': 'water swimming pool drowning parking lot',
  '36-month-old': 'three year old preschool kindergarten stutter stuttering preescolar tres anos',
}
