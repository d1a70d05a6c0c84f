// What somebody types when another person hurts, threatens or frightens them.
import { partner } from './word-lists.ts'

const they = `${partner}/he/she/him/man/dad/father/mother/mum/mom/someone/somebody/they/hes/shes/hed`
const hits =
  'hit/hitting/hiting/beat/beating/beaten/punch/punched/punching/slap/slapped/slapping/choke/choked/choking/strangle/strangled/strangling/' +
  'abuse/abused/abusing/threaten/threatened/threatening/push/pushed/pushing/shove/shoved/hurt/hurting/rape/raped/grab/grabbed/attacked'
const pega = 'pega/golpea/golpeo/pego/maltrata/amenaza/amenazo/empujo/ahorco/abusa/violo/lastima'

export const violencePhrases = {
  violence: {
    en: [
      `>${they} kill/kil/shoot/stab/murder me/us`,
      `>0 ${partner}/he/him killing me/us -snoring/snore/joke`,
      '0 threaten/threatened/threatening/threat kill/shoot/stab/murder',
      '>0 want me dead',
      '>stalking/stalk/stalked me -celery',
      `>0 ${they} threaten/threatened/threatening take`,
      `>${they} gun/knife me`,
      '=he gun/knife',
      'threaten/threatened/threatening/pulled/pointed/held gun/knife',
      `>0 ${they} threw/throw/dragged/drag/lock/locked me -shower/party/phone`,
      `>${they} make/made/making me sex`,
      `>0 ${they} hit/hitting stomach/belly/bump/tummy`,
      `>${partner} hit/hitting/hurt/hurting/beat/harm/slap/slapped/kill baby/newborn/infant/son/daughter/child/kid -sex`,
      '>forced/forcing himself/hisself/themselves/herself me',
      '=he forced himself',
      `>0 ${hits} me -toddler/kid/child/son/daughter/baby/year/head/cat/dog/bill/wave/snooze/name/urge`,
      `>${they} ${hits} me -toddler/kid/child/son/daughter/old`,
      `${partner} hit/hitting/beat/punched/slap/slapped/choked/strangled/kicked/pushed/threaten/threatened/threatening -name/nurse/foot/head`,
      `${partner} abuse/abused/abusing/abusive/violent/controlling/rape/raped -name`,
      'domestic/intimate/family violence/abuse/violent/abusive',
      'abuse/abuser/abused/abusive -substance/drug/elder/car',
      '0 controlling/toxic/abusive relationship',
      `>0 scared/afraid/frightened/terrified ${partner}/him/dad/father -delivery/labor/labour/birth`,
      '=strangled/choked',
      '=rape',
      'raped',
      'rape pregnant/pregnancy/victim/survivor/kit -seed/oil',
      'sexual/sexually assault/assaulted/abuse',
      'kicked/punched/punch stomach/belly/bump/tummy -baby/recipe',
      'women/domestic refuge/shelter',
      `leave/leaving/escape/escaping ${partner}/relationship/him abusive/safely/violent`,
      '>wont/not let me leave',
      '0 scared/afraid go home',
      '0 not safe home',
      '0 unsafe home -toy/sleep',
      '0 force/forced/forcing sex',
      `>0 ${partner}/he/him force/forced me`,
      '0 battered woman/women/wife',
    ],
    es: [
      `${pega}/maltrato/maltratada esposo/marido/pareja/novio -hijo/bebe/nino`,
      `me ${pega}`,
      'me quiere/va/intento/trato/dijo matar',
      'quiere/va/amenaza/amenazo/intento/trato matarme',
      'violencia/abuso domestica/genero/familiar/intrafamiliar/pareja/sexual',
      'miedo esposo/marido/pareja/novio',
      'violacion',
      'fui violada',
    ],
  },
} as const
