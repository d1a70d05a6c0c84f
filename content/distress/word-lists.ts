// Lists of words for the phrases of distress, folded as texts are: small letters, no accents, apostrophes or plurals.

/** Filler words, removed from every text before it is compared. */
export const fillers: ReadonlySet<string> = new Set(
  (
    'a about actually after again am an i and any anymore anyone are as at be because been being but by can could currently did does ' +
    'during even ever for from get getting got had has have having how if in into is it its ive im id ill just keep keeps kinda like m ' +
    'my now of oh ok okay or our please pls plz quite really s should since so some suddenly than that the then there these think this ' +
    'those to today tonight u ur very was we were what whats when where which who why will with would yesterday yet ' +
    'al con de del el en es esta estoy ha la las le los mi mis muy o para por que se su sus tengo tiene un una y ya yo'
  ).split(' '),
)

const noPlurals = new Set(['blues', 'burns', 'helps'])
/** A word without the ending of its plural. */
export const withoutPlural = (word: string): string =>
  word.length > 3 && !noPlurals.has(word) ? word.replace(/(?<=[^s])s$/, '') : word

/** Words that are never taken for a misspelled or unfinished word of a phrase. */
export const realWords: ReadonlySet<string> = new Set(
  (
    'blending breeding burney confusion cooking copying crown faint flop fright harding hunting looking loring pass passe samari scar scored ' +
    'shakina shared sharen sharing stranger strangely threat'
  ).split(' '),
)

/** Words of time: between the parts of a phrase they do not count. */
export const timeWords: ReadonlySet<string> = new Set(['week', 'wk', 'month', 'pregnant', 'while'])

/** A baby, with misspellings that are too short for the matcher to forgive. */
const babyWords = 'baby/babie/bayb/babt/babby/bby/babe/bub/newborn/infant/twin'
/** A baby before or after birth. */
export const baby = `${babyWords}/bubba/lo/fetus/foetus`
/** The same, or where its movements are felt: “bump not moving”. */
export const carried = `${baby}/bump/belly/womb`
/** A child after birth. `old` ends an age that stands for a child: “2 year old fell”. */
export const child = `${babyWords}/toddler/child/children/kid/son/daughter/boy/girl/old`
/** A child in Spanish. */
export const nino = 'bebe/nino/nina/hijo/hija/nena/nene'
/** A partner. */
export const partner = 'husband/hubby/partner/boyfriend/bf/fiance/ex/wife/girlfriend/gf'
export const not =
  'not/nto/no/isnt/hasnt/havent/havnt/hvnt/wont/doesnt/dont/dosnt/cant/cannot/cnt/couldnt/didnt/never/without/stop/stopped/quit/aint/nt/hardly/barely'
