// What people call the subjects of pages on health, safety and growing: plain, British and Spanish words.

export const healthPages: Readonly<Record<string, string>> = {
  // Health
  'fever-in-babies': `
    temperature hot high forehead degrees 38 39 100.4 103 medicine paracetamol ibuprofen dose when doctor call
    hospital convulsion fiebre temperatura calentura alta bebe thermometer armpit rectal
  `,
  'colds-coughs-and-breathing': `
    cold cough snot stuffy blocked nose runny congestion wheeze croup bronchiolitis rsv flu breathing fast noisy
    chest mucus whooping pneumonia tos mocos resfriado gripe gripa nariz tapada respira ear
  `,
  'vaccine-visits-made-easier': `
    vaccines shots jabs injections needles immunizations side effects pain comfort hold crying fever after 2 months
    8 weeks schedule vacunas bebe dolor inyecciones pediatrician
  `,
  'us-childhood-vaccine-schedule-2026':
    'vaccines list when shots calendar recommended ages mmr hepatitis cdc required vacunas calendario ninos',
  'thermometers-for-a-baby':
    'thermometer temperature ear forehead armpit arm rectal digital take read termometro axila',
  'diapering-a-newborn': `
    nappy nappies diaper change changing rash sore bottom bum red poop poo color colour green wet how many leak
    leaking blowout wipes cord cream panal panales rozadura popo cambiar caca
  `,
  'newborn-screening-two-conditions-added':
    'heel prick blood spot test hearing pku hospital newborn tests results prueba talon tamiz recien nacido',
  'rsv-protection-for-babies-this-season': 'rsv vaccine antibody shot winter virus respiratory nirsevimab vrs',
  'infant-formula-botulism-recalls-one-year-on':
    'formula recall recalled botulism byheart can lot number safe honey retirada leche',
  'lead-in-baby-food-fda-action-levels': 'heavy metals arsenic lead pouches puree rice cereal plomo',
  'federal-account-for-newborns-2026':
    'government money 1000 dollars baby account trump savings invest federal gobierno dinero cuenta',
  'potty-training-signs-and-steps': `
    toilet train training pee poop accidents ready when start regression wet bed night nappies refuses hold pants
    dejar panal bano orinal nino
  `,
  'teethers-and-first-toothbrushes': `
    teething teeth tooth gums drool chewing brush brushing dentist toothpaste pain gel necklace dientes cepillo
    denticion encias muelas
  `,
  'developmental-milestones-how-to-use': `
    development behind delayed late slow crawling crawl walking walk sitting roll rolling wave pointing autism
    normal when should compare hitos desarrollo retraso gatear caminar sentarse
  `,
  'first-words-and-talking': `
    speech talk talking talks language words says late talker delay stutter bilingual two languages quiet not
    speaking habla hablar palabras bilingue idiomas tartamudea
  `,
  'tummy-time': 'floor head neck hates cries roll rolling strong flat plagiocephaly hold boca abajo cabeza plana',
  'toddler-tantrums': `
    tantrum meltdown screaming hitting hits biting bites kicking throwing no defiant behaviour behavior discipline
    angry terrible twos naughty won listen berrinches rabietas pega muerde grita nino obedece
  `,
  'screens-and-small-children':
    'tv screen time phone tablet ipad videos youtube cartoons how much addicted pantallas celular tele ninos',
  'reading-to-a-baby': 'books read story stories library when start bedtime leer libros cuentos',
  'baby-proofing-room-by-room': `
    babyproof childproof safety home house gate stairs locks cabinet outlets crawling furniture anchor bath window
    poison seguridad casa bebe
  `,
}
