// The brand. Everything that would change if this site carried another name.

export interface Brand {
  name: string
  /** One line under the name. */
  tagline: string
  /** What the site is, in a sentence. */
  description: string
  /** First year of the copyright line. */
  sinceYear: number
  /** What the apps put before the version in their user agent. */
  appToken: string
  /** The brand that fields beginning `tk` speak of. */
  sister: { name: string }
}

export const site: Brand = {
  name: 'Little Almanac',
  tagline: 'Week by week before, month by month after.',
  description: 'Pregnancy week by week, babies and toddlers month by month: plain, careful guides with their sources beside them.',
  sinceYear: 2007,
  appToken: 'LittleAlmanacApp',
  sister: { name: 'Tiny Knot' },
}
