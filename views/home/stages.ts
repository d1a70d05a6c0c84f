// The seven stages a reader can be in, as the front page offers them.

/** Names the pair of colours in tokens.css: `--first` and `--first-soft`. */
export type StageColour = 'trying' | 'first' | 'second' | 'third' | 'newborn' | 'baby' | 'toddler'

export interface StageEntry {
  name: string
  /** When the stage is, in a few words. */
  span: string
  path: string
  art: string
  colour: StageColour
}

export const stages: readonly StageEntry[] = [
  {
    name: 'Trying to conceive',
    span: 'Before week 1',
    path: '/topics/getting-pregnant',
    art: 'stage-trying',
    colour: 'trying',
  },
  {
    name: 'First trimester',
    span: 'Weeks 1 to 13',
    path: '/topics/first-trimester',
    art: 'stage-first-trimester',
    colour: 'first',
  },
  {
    name: 'Second trimester',
    span: 'Weeks 14 to 27',
    path: '/topics/second-trimester',
    art: 'stage-second-trimester',
    colour: 'second',
  },
  {
    name: 'Third trimester',
    span: 'Weeks 28 to birth',
    path: '/pregnancy-week-by-week',
    art: 'stage-third-trimester',
    colour: 'third',
  },
  {
    name: 'Newborn',
    span: 'The first month',
    path: '/baby-month-by-month/0-month-old-baby',
    art: 'stage-newborn',
    colour: 'newborn',
  },
  { name: 'Baby', span: 'Months 1 to 12', path: '/baby-month-by-month', art: 'stage-baby', colour: 'baby' },
  {
    name: 'Toddler',
    span: 'Months 13 to 36',
    path: '/toddler-month-by-month',
    art: 'stage-toddler',
    colour: 'toddler',
  },
]
