// How similar names are found (similar-names.ts, spellings.ts), in words for the page of a name.
export const similarRules = {
  spellings:
    'Said the same by most Americans, with the same consonants by the Double Metaphone key and at most three letters that differ.',
  sound: 'The same key or the same three last letters, and one or two letters that differ, in long names three.',
  trend: 'The share of births since 1880 ran most nearly alike, and they were given about as often.',
  siblings:
    'Our rule: given in much the same years and about as often, another first letter, another ending so that they do not rhyme, at most a syllable longer or shorter. A shared origin comes first.',
} as const
