// What somebody types when a baby or a child is in danger, or when they fear what they may do to one.
import { baby, child, nino, not } from './word-lists.ts'

const swallowed = 'swallowed/swallow/ate/eaten/drank/ingested'
const pills = 'tylenol/paracetamol/calpol/ibuprofen/medicine/pill/tablet'
/** What an adult may take too much of, and from how many on it cannot be a dose. */
const adultPills =
  'pill/tablet/capsule/tylenol/acetaminophen/paracetamol/ibuprofen/advil/aspirin/benadryl/xanax/painkiller/antidepressant/med/medication'
const many =
  '8/9/10/11/12/13/14/15/16/18/20/24/25/30/32/35/40/45/50/60/70/80/90/100/ten/twelve/fifteen/twenty/thirty/forty/fifty/sixty/hundred/dozen'
const blue = 'blue/gray/grey/purple'

export const childPhrases = {
  'not-breathing': {
    en: [
      `0 ${not} breathing/breathe -snoring/exercise/technique`,
      '0 cant/cannot/cnt/not/isnt breath',
      `${child} trouble/difficulty/struggling/barely/gasping breathing/breathe`,
      '0 gasping air/breath',
      `0 ${child} ${not} responding/respond/responsive/reacting -name/smile/sound/voice/treatment/formula`,
      `${child} choking/choke/choked/suffocating/suffocated/drowning/drowned -hazard/risk/test/tube/prevent`,
      '=choking',
      '=drowning',
      'choking help/food/grape/coin/emergency -hazard/risk/test/tube/prevent/gagging',
      `${child} turning/turned/going/gone/went ${blue} -eye/hair/nursery/theme`,
      `${child}/lip/face ${blue} lip/face/tongue -eye/hair`,
      `${blue} lip`,
      `${child} unresponsive/unconscious/lifeless/collapsed/limp/floppy -hat/ear/bunny`,
      '=unconscious/unresponsive',
      `0 ${child} ${not} wake/waking up -sleep/night/window/feed`,
      `cant/cannot/cnt/couldnt wake/waking ${child} -night/window`,
      `>0 ${child} wont/cant/cannot wake -sleep/night/window/feed/eat`,
      `0 ${child} passed/passing out`,
      `0 ${child} dying -hair/name`,
      '=cpr',
      'cpr baby/infant/newborn/toddler/child -class/course/classes',
      'anaphylaxis/anaphylactic',
      'allergic reaction breathing/face/swelling/swollen/hive/emergency/severe',
    ],
    es: [
      `${nino} no respira/respirando/despierta/reacciona`,
      '=no respira',
      `${nino} ahoga/ahogando/ahogo/atraganta/atraganto/atragantado/morado/desmayo/desmayado/inconsciente`,
    ],
  },
  seizure: {
    en: [
      'seizure/convulsion/convulsing -med/medication/dog/cat',
      `${child} shaking/jerking/fitting eye/uncontrollably/limp/blue`,
      '0 baby/newborn/toddler/son/daughter fitting -clothe/seat/nappy/diaper/sling/carrier',
      '=fit baby/toddler/son/daughter/child',
    ],
    es: ['convulsion/convulsione/convulsiona/convulsionando/convulsiono'],
  },
  swallowed: {
    en: [
      `${swallowed} battery/batterie/magnet/coin/bleach/medicine/poison/detergent/pod/cleaner/marble`,
      `>0 ${swallowed} ${pills}`,
      `${child} ${swallowed} ${pills}`,
      `${child} ${swallowed} nicotine/vape/cigarette/gummy/gummie/edible/berry/berrie/mushroom/glass/bead/chemical/sanitizer -pregnant`,
      `${child} swallowed -water/air/pool`,
      '=button battery/batterie',
      '=poison/poisoned/poisoning',
      `${child} poisoned/poisoning -food/ivy/oak/lead/listeria`,
      'overdose/overdosed/overdosing',
      `0 too many/much ${pills}/${adultPills}`,
      `>took/taken/swallowed all/whole/entire/bunch/handful/bottle/packet/box/load/lot ${adultPills} -prenatal/vitamin/antibiotic/day`,
      `>0 took/taken/swallowed ${many} ${adultPills}`,
      `0 extra/double/twice/wrong dose/${pills}`,
      'carbon monoxide -detector/alarm',
    ],
    es: [
      'trago/comio/tomo/bebio pila/moneda/iman/imane/veneno/cloro/lejia/pastilla/medicina/detergente',
      'envenenado/envenenada/envenenamiento/intoxicado/intoxicada/sobredosi',
    ],
  },
  injury: {
    en: [
      'shaken/shook baby/newborn/infant/son/daughter',
      '0 shaking baby/newborn/infant -uncontrollably/cold/head/bottle/hand/leg',
      `>0 dropped ${child} -feed/nap/weight/percentile/head/heart`,
      `${child} fell/fallen/rolled bed/couch/sofa/stair/floor/table/head/counter/down/off/window/chair/changing -asleep/proof`,
      `0 ${child} fell -asleep/behind/love`,
      `2 ${child} fell/landed head/face -asleep/love`,
      `${child}/he/she hit/banged/bumped/bonked head -banging/himself/herself/itself`,
      'head injury/trauma',
      'concussion/concussed',
      `${child} burned/burnt/scalded/scald/electrocuted -name/heart`,
      `${child} injured/wounded`,
      `0 ${child} hurt badly/arm/leg/neck`,
      '>0 baby/toddler/son/daughter/child/kid hurt -feel/feeling/kicking/kick',
      '=hit head',
      '=electrocuted',
    ],
    es: [`${nino} cayo/golpeo/golpe/quemo -siesta`, 'sacudi/sacudio/sacudido bebe'],
  },
  'harm-fear': {
    en: [
      '>0 hurt/harm/kill/shake/smother/drown/hit/slap baby/newborn/infant/kid/children -toddler/old/brother/sister/sibling/vaccine/shot/formula/bottle/party/milestone/name',
      '>0 hurting/harming/killing/shaking/smothering/hitting baby/newborn/infant/kid/children -vaccine/shot/name/teeth/ear/head/bottle/milestone',
      '>want/wanted/might/going/afraid/gonna throw baby/newborn -shower/party/blanket/up',
      '>want/might/going/afraid/gonna hurt/harm/kill/shake him/her/them',
      '>0 threw/slapped/hit baby/newborn -toddler/old/brother/sister/sibling/milestone/toy/party/shower',
      '0 hate baby/newborn -name/shower/food/bump',
      '0 regret baby -name/nursery',
      '0 going lose/losing/snap control/temper/someone/baby',
      'rage baby/newborn/postpartum/postnatal/mom/mum',
      'intrusive thought/image',
      '0 scary/horrible/disturbing/awful/bad/dark thought -song',
    ],
    es: [
      'hacerle/hacer/lastimar/danar/dano/matar bebe/hijo/hija',
      'odio/arrepiento bebe/madre/hijo/hija',
      'pensamiento intrusivo/horrible/feo',
    ],
  },
  'ill-newborn': {
    en: [
      'fever newborn/neonate -thermometer',
      '0 high temperature newborn/baby/infant',
      'newborn temperature 38/39/40/100/101/102/103/104',
      `0 newborn/neonate ${not} feeding/feed/eating/eat/nursing`,
      'fever/temperature week/wk old -room/bath/water/outside/normal',
      'fever baby/newborn week/wk -vaccine',
      '0 fever/temperature 1/2/one/two/0 month/mo old/baby -vaccine',
      `${baby} lethargic/listless`,
      `${baby} ${not} feeding/nursing/eating sleepy/lethargic/fever`,
      '0 green/bile/blood vomit/vomiting/spit -pregnant/pregnancy',
      'sunken/bulging fontanelle/fontanel/spot',
      'blood/bloody poop/stool/diaper/nappy -pregnant/pregnancy',
      'meningitis -vaccine/shot/jab',
    ],
    es: ['fiebre recien/nacido/nacida/bebe/semana -diente', 'vomito verde/sangre', 'bebe no come/mama/orina'],
  },
} as const
