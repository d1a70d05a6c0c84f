// What an editor writes at the head of a page on things to buy. Nothing here can say that something was tested, or won.
import { Type } from 'typebox'
import { reviewCategories } from './review-categories.ts'
import {
  ages,
  common,
  date,
  https,
  keyPoints,
  maybeMedical,
  next,
  oneOf,
  Source,
  slug,
  text,
  toolKeys,
} from './schema-fields.ts'

/** A kind of product: whom it suits, what to look at, who can leave it. */
const ProductKind = Type.Object(
  { name: text(60), for: text(320), look: text(420), skip: Type.Optional(text(320)) },
  { additionalProperties: false },
)

/**
 * A product by its name: only facts that a source states, and a price on a day. `shop` is a link that earns a
 * commission.
 */
const Product = Type.Object(
  {
    name: text(90),
    facts: Type.Array(Type.Object({ text: text(280), source: slug }, { additionalProperties: false }), { minItems: 1 }),
    price: Type.Optional(
      Type.Object(
        { usd: Type.Number({ exclusiveMinimum: 0 }), on: date, source: slug },
        { additionalProperties: false },
      ),
    ),
    shop: Type.Optional(https),
  },
  { additionalProperties: false },
)

const guide = {
  ...common,
  ...ages,
  next,
  category: oneOf(reviewCategories.map(({ slug }) => slug)),
  topics: Type.Optional(Type.Array(slug)),
  tools: toolKeys,
  keyPoints,
  criteria: Type.Array(text(260), { minItems: 3 }),
  kinds: Type.Array(ProductKind, { minItems: 2 }),
  products: Type.Optional(Type.Array(Product, { minItems: 1 })),
  affiliate: Type.Optional(Type.Boolean()),
  ...maybeMedical,
  sources: Type.Array(Source, { minItems: 1 }),
}

export const ReviewGuide = Type.Object(guide, { additionalProperties: false })
/** Its file is named for the product: `strollers.md` is /best-of-strollers-awards. */
export const Award = Type.Object(guide, { additionalProperties: false })

/** A page that a sponsor pays for, or an example of one. `tag` names its ad unit. */
export const Sponsored = Type.Object({ ...common, sponsor: text(80), tag: slug }, { additionalProperties: false })
