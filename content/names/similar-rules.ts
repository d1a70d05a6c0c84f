// How names beside a name are found, in words for its page.
export const similarRules = {
  spellings:
    'Said the same by most Americans, with the same consonants by the Double Metaphone key and at most three letters that differ; what this gets wrong is set by hand.',
  sound:
    'The same consonants by the same key, or the same three letters at the end, and one or two letters that differ, in long names three. Those given most often come first.',
  trend: 'Names of the same sex whose share of births since 1880 ran most nearly alike, and that were given about as often.',
  siblings:
    'Our rule: names given in much the same years and about as often, with another first letter and another ending, so that they do not rhyme, and no more than a syllable longer or shorter. Where the origin is known, a shared one comes first.',
} as const
