// Folds a spelling into a rough key of its American pronunciation, vowels included: names with the same key are most
// likely spellings of one name. Double Metaphone, which finds the candidates, ignores vowels.

/** Applied in order, each to the result of the one before. Capitals and _ stand for sounds with several spellings. */
const rules: readonly (readonly [spelled: RegExp, sound: string])[] = [
  [/(?<=[lr])(?:ei|i)gh$/, 'i'],
  [/^(?:mack?|mck?)(?=[^aeiouy]*[aeiouy])/, 'mak'],
  [/^[kg]n/, 'n'],
  [/ph/g, 'f'],
  [/sch|ch(?=[rl])/g, 'k'],
  [/sh/g, 'S'],
  [/ch/g, 'C'],
  [/th/g, 'T'],
  [/(?<=[bdgjkrw])h|(?<=o)h(?=n)/g, ''],
  [/ck|c(?![eiy])|q/g, 'k'],
  [/c/g, 's'],
  [/x/g, 'ks'],
  [/g(?=[eiy])/g, 'j'],
  [/(?<=[aeiouy])h$/, ''], // Sarah, Sara
  [/een$|[ei]ne$/, 'In'], // Charleen, Charlene
  [/anne?$/, 'An'],
  [/elle$/, 'El'],
  [/lynne?$/, 'l_n'],
  // Endings without stress, whose vowel is hardly heard: Aidan and Aiden, Connor and Conner, Kendall and Kendell.
  [/(?<=[aeiouy].*[^aeiouy])[aeiouy]nn?$/, '_n'],
  [/(?<=[aeiouy].*[^aeiouy])[eoy]r$/, '_r'],
  [/(?<=[aeiouy].*[^aeiouy])[aeiouy]ll?$/, '_l'],
  [/(?<=\1([b-df-hj-np-tv-z]))e$/, ''], // Isabelle, Isabell
  [/ee$|ie$|ey$/, 'i'],
  [/ee/g, 'I'],
  [/[ae]y|ai|ei|ae/g, 'E'],
  [/(?<=[^aeiou])y/g, 'i'],
  [/([b-df-hj-np-tv-z])\1+/g, '$1'],
]

/** The key of a name. @param letters a to z, in small letters */
export const fold = (letters: string): string =>
  rules.reduce((text, [spelled, sound]) => text.replace(spelled, sound), letters)
