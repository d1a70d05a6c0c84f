// A rough way to write how an American reads a name, vowels included: two names that come out alike are most likely one
// name spelled twice.

/** Each over the whole name as the ones before it left it. Capitals and _ stand for sounds with several spellings. */
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

/** @param letters small, a to z */
export const fold = (letters: string): string =>
  rules.reduce((text, [spelled, sound]) => text.replace(spelled, sound), letters)
