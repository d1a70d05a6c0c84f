// What somebody types when a loss is feared, or has happened.
import { not } from './word-lists.ts'

export const lossPhrases = {
  'no-heartbeat': {
    en: [
      `${not}/lost/gone/absent heartbeat -pump/count/wait`,
      `${not} find/hear/detect/see/pick heartbeat/heart -wait`,
      `heart ${not} beating`,
      '=stopped/not beating',
      '0 baby heart stopped',
      'heartbeat slow/slowing/weak/low/dropped/dropping week/scan/fetal/baby -sound/gender',
      '0 slow/low/weak heartbeat',
      'low/slow/dropping heart rate fetal/baby/scan/week',
      'missed/silent miscarriage',
      'blighted ovum',
      '0 empty sac',
      'no pole/yolk',
      '0 fetal/foetal/intrauterine demise/death',
      `0 ${not} growing baby/fetus/embryo/sac`,
    ],
    es: [
      'sin/no latido',
      'no late corazon',
      'corazon no/dejo late/latir',
      'saco vacio',
      'embarazo detenido',
      'aborto retenido/diferido',
    ],
  },
  loss: {
    en: [
      'miscarriage/miscarry/miscarrying/miscarried',
      'stillbirth/stillborn',
      '>lost/losing/loosing/loss baby/pregnancy/son/daughter/twin/child -weight/hair/sock/tooth/teeth/shoe/name/tag/toy/blanket/pacifier/hat/clothe',
      '>baby/pregnancy/infant/neonatal/child/twin loss -weight/hair/hearing/tooth/teeth/name/sleep',
      'baby/son/daughter/twin/child/newborn/infant died/dead/death -name/skin/sea/dog/cat/cell/phone/gas/stool/nail/test/line/glucose',
      'baby/son/daughter/twin/child/newborn/infant passed away',
      '0 born sleeping/dead/asleep',
      'cot/crib/sid death/loss -risk/reduce/prevent',
      'tfmr',
      'termination medical/anomaly',
      'grief/grieving/bereaved/bereavement',
      '0 fetus/foetus/embryo died/dead',
      'chemical/molar pregnancy',
    ],
    es: [
      'aborto/perdida espontaneo/natural/embarazo/gestacional',
      'perdi/perdimos/perdiendo bebe/embarazo/hijo/hija',
      'bebe/hijo/hija/nacio murio/muerto/muerta/fallecio',
      'mortinato',
      'duelo gestacional/perinatal/bebe',
    ],
  },
} as const
