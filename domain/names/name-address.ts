// The address of a name's page, for those who do not know which names there are.

/** Only names of these letters have a page. */
const plain = /^[a-z]{2,15}$/i

/** The page of a name; null for one that can have none. */
export const nameAddress = (name: string): string | null =>
  plain.test(name) ? `/b/${name.toLowerCase()}-baby-name` : null
