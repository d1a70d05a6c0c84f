// What people call the subjects of pages on work, money and birth: plain, British and Spanish words, situations.

export const birthPages: Readonly<Record<string, string>> = {
  // Work and money
  'telling-work-you-are-pregnant': `
    boss job manager fired fire sacked dismissed discrimination when tell announce hr employer rights lifting light
    duty jefe trabajo despedir decir embarazada
  `,
  'parental-leave-in-the-us': `
    maternity paternity leave pay paid dads fathers time off weeks fmla state disability how long pregnant job baja
    permiso licencia maternidad paternidad
  `,
  'money-before-the-baby': `
    insurance medicaid wic benefits taxes tax credit afford help low income poor government budget save costs
    hospital bill dinero ayuda seguro gobierno gratis
  `,
  'baby-budget-calculator':
    'cost costs expensive price how much money first year spend afford monthly presupuesto cuesta gastos',
  // Birth
  'checklist-packing-a-hospital-bag': `
    bag pack suitcase hospital delivery bring what to take labour ward dad partner going home outfit lista maleta
    bolsa llevar parto cosas
  `,
  'tool-birth-plan': `
    birth plan preferences wishes template natural water home skin to cord delayed clamping music de parto plantilla
    hospital
  `,
  'signs-of-labor': `
    labour starting started when go to hospital contractions how far apart minutes false real waters break broke
    mucus plug show dilation dilated begin pains regular leave home senales parto contracciones cada cuanto ir al
    rompio fuente tapon
  `,
  'pain-relief-in-labor': `
    epidural side effects gas air pain hurt hurts painful drugs natural unmedicated hypnobirthing breathing massage
    support partner husband wife coach labour scared of forceps ventouse dolor parto anestesia calmar
  `,
  'induction-of-labor': `
    induced overdue past due late baby not coming start labor gel balloon pessary drip sweep bishop inducir parto
    induccion pasada fecha
  `,
  'cesarean-birth-what-happens': `
    c section caesarean surgery operation scar incision wound healing recovery stitches planned emergency elective
    breech twins vbac cesarea cicatriz herida recuperacion operacion
  `,
}
