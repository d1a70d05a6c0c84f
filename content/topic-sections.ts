// The shelves that topics stand on, in the order of the index.

export interface TopicSection {
  id: (typeof ids)[number]
  title: string
  lead: string
  /** Tools for pages that name none, nor their topic: what does a piece of work on the subject, or nothing. */
  tools: readonly string[]
  /** The topic above all others of the section, unless a topic names another parent. */
  root?: string
}

const ids = ['getting-pregnant', 'pregnancy', 'parenting', 'parents', 'families'] as const

const words: Record<TopicSection['id'], Omit<TopicSection, 'id'>> = {
  'getting-pregnant': {
    title: 'Getting pregnant',
    lead: 'From the first month of trying to a donor or a clinic.',
    tools: ['ovulation', 'fertile-days'],
    root: 'getting-pregnant',
  },
  pregnancy: {
    title: 'Pregnancy',
    lead: 'Three trimesters, a birth, and whatever comes instead.',
    tools: ['due-date', 'pregnancy-tracker'],
    root: 'pregnancy',
  },
  parenting: {
    title: 'Baby and toddler',
    lead: 'The child: sleep, milk, teeth, words and stairs.',
    tools: ['baby-tracker'],
    root: 'parenting',
  },
  parents: {
    title: 'For parents',
    lead: 'The people who get up: body, mind, work and money.',
    tools: [],
    root: 'parenting-parenting',
  },
  families: {
    title: 'Families of every kind',
    lead: 'Who we are, how we are treated, and where it is going.',
    tools: ['community'],
  },
}

export const topicSections: readonly TopicSection[] = ids.map(id => ({ id, ...words[id] }))

interface Placed {
  slug: string
  section: string
  parent?: string
}

/** The topic that one stands under: its own choice, or the root of its section. A root stands under none. */
export function parentOf({ slug, section, parent }: Placed): string | undefined {
  const above = parent ?? topicSections.find(({ id }) => id === section)?.root
  return above === slug ? undefined : above
}
