/** 'a lemon', 'an apple' */
export const withArticle = (object: string): string => `${/^[aeiou]/i.test(object) ? 'an' : 'a'} ${object}`

/** What a baby is as long or as heavy as: 'About the length of a dinner plate'. */
export const comparedWith = ({ by, object }: { by: 'length' | 'weight'; object: string }): string =>
  `About the ${by} of ${withArticle(object)}`
