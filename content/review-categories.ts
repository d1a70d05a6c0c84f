// The nine shelves of the product guides. A row here is a page and a line of the menu.

export interface ReviewCategory {
  slug: (typeof slugs)[number]
  title: string
  lead: string
  description: string
  art: string
  /** Topics whose articles belong beside it. */
  topics: readonly string[]
}

const slugs = [
  'strollers-and-car-seats',
  'pregnancy-and-postpartum',
  'maternity-fashion',
  'nursing-and-feeding',
  'sleep-and-nursery',
  'baby-and-toddler-care',
  'kids-clothing',
  'toys-and-gifts',
  'holiday-products-and-gifts',
] as const

const words: Record<ReviewCategory['slug'], Omit<ReviewCategory, 'slug'>> = {
  'strollers-and-car-seats': {
    title: 'Strollers and car seats',
    lead: 'Wheels and belts: what the law asks for, which kind fits your car and your stairs, and what you may take over from a friend.',
    description:
      'Guides to strollers and car seats: kinds, safety rules and fit, chosen by published criteria and not tested by us.',
    art: 'car-seat',
    topics: ['parenting-safety', 'parenting'],
  },
  'pregnancy-and-postpartum': {
    title: 'Pregnancy and postpartum',
    lead: 'For the person who carries and recovers. Most of it costs little, some of it your health plan pays, and a good part is not needed.',
    description:
      'Guides to things for pregnancy and the weeks after birth: what helps, what a health plan may cover and what to leave in the shop.',
    art: 'rest',
    topics: ['pregnancy-after-birth', 'parenting-recovery', 'pregnancy'],
  },
  'maternity-fashion': {
    title: 'Maternity fashion',
    lead: 'Clothes for a body that changes every month, and for the months after, with as few of them as will do.',
    description:
      'Guides to maternity clothes: how few will do, where fit matters, and what still works after the birth. Not tested by us.',
    art: 'maternity-dress',
    topics: ['second-trimester', 'pregnancy'],
  },
  'nursing-and-feeding': {
    title: 'Nursing and feeding',
    lead: 'Bottles, pumps, chairs and spoons. What can be washed, what has to be new, and what the drawer is full of for no reason.',
    description:
      'Guides to nursing and feeding gear: pumps, bottles and high chairs by kind, with the rules on cleaning and second-hand use.',
    art: 'pump',
    topics: ['parenting-feeding', 'parenting'],
  },
  'sleep-and-nursery': {
    title: 'Sleep and nursery',
    lead: 'One flat, firm, empty place to sleep is the list. The rest of the room is for the adults, and may be as plain as you like.',
    description:
      'Guides to cribs, bassinets, monitors and the nursery: what safety rules ask for, what is banned, and what can wait.',
    art: 'cot',
    topics: ['parenting-sleep', 'parenting-safety'],
  },
  'baby-and-toddler-care': {
    title: 'Baby and toddler care',
    lead: 'Diapers, baths, thermometers, teeth. Small things that are bought tired, so it is good to have read about them rested.',
    description:
      'Guides to diapers, bath things, thermometers and skin care for babies and toddlers: kinds, ingredients and what to skip.',
    art: 'bath',
    topics: ['parenting-health', 'parenting-diapers-and-potty', 'parenting'],
  },
  'kids-clothing': {
    title: 'Kids clothing',
    lead: 'How many of each, in which size, and why the label on pajamas matters more than the print.',
    description:
      'Guides to clothes and shoes for babies and small children: sizes, safety of sleepwear, and how few will do.',
    art: 'clothesline',
    topics: ['parenting', 'parenting-safety'],
  },
  'toys-and-gifts': {
    title: 'Toys and gifts',
    lead: 'Toys by what a child can do with them, and gifts that a tired household is glad of. Age marks on the box are there for a reason.',
    description:
      'Guides to toys and gifts for babies, toddlers and new parents: by age and use, with safety marks explained.',
    art: 'stacking-rings',
    topics: ['parenting-play', 'parenting-development', 'parenting'],
  },
  'holiday-products-and-gifts': {
    title: 'Holiday products and gifts',
    lead: 'Costumes, candles, trees and presents with small children in the room: what to plan, what to put higher up, what to give.',
    description:
      'Guides to holidays with babies and small children: gifts by age, costumes, decorations and the hazards that come with them.',
    art: 'fireworks',
    topics: ['parenting-safety', 'parenting-family', 'parenting'],
  },
}

/** In the order of the menu. */
export const reviewCategories: readonly ReviewCategory[] = slugs.map(slug => ({ slug, ...words[slug] }))

/** Where a category stands. */
export const categoryPath = (slug: string): string => `/product-reviews/${slug}`
