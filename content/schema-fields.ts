// Schemas of front matter fields that kinds of content share.
import { type Static, Type } from 'typebox'

/** One of a list of words. */
export const oneOf = <T extends string>(words: readonly T[]) =>
  Type.Unsafe<T>(Type.Union(words.map(word => Type.Literal(word))))

export const slug = Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' })
export const date = Type.String({ pattern: '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$' })
export const text = (max: number) => Type.String({ minLength: 1, maxLength: max })
export const https = Type.String({ pattern: '^https://' })

/** A work a page rests on. `id` is what the text cites: `[^id]`. */
export const Source = Type.Object(
  { id: slug, title: text(200), publisher: text(80), url: https, year: Type.Optional(Type.Integer()) },
  { additionalProperties: false },
)

/** Who looked at a medical page and until when that holds. A reviewer is a role, never a person we made up. */
export const Review = Type.Object(
  { by: Type.Union([Type.Literal('editorial'), Type.Literal('clinical')]), on: date, due: date },
  { additionalProperties: false },
)

/**
 * Statements of a text that the world can overtake (a rule, a court, "the newest year"), each with the day somebody
 * last looked.
 */
export const checked = Type.Optional(
  Type.Array(Type.Object({ claim: text(160), on: date }, { additionalProperties: false }), { minItems: 1 }),
)

/** First and last, both included. */
const range = (first: number, last: number) =>
  Type.Optional(
    Type.Tuple([Type.Integer({ minimum: first, maximum: last }), Type.Integer({ minimum: first, maximum: last })]),
  )

/** The weeks of pregnancy and the months of a child's age that a text is for. */
export const ages = { weeks: range(1, 42), months: range(0, 36) }

/** Addresses of the texts to read after this one, the best first; of a topic those to start with. */
export const next = Type.Optional(
  Type.Array(Type.String({ pattern: '^/' }), { minItems: 3, maxItems: 5, uniqueItems: true }),
)

export const common = {
  title: text(90),
  description: text(165),
  lead: text(320),
  art: slug,
  published: date,
  updated: date,
  checked,
}
export const medical = { review: Review, sources: Type.Array(Source, { minItems: 2 }) }
/**
 * Of kinds that are medical page by page. What a medical page then must have, and others may not, is in
 * publishing/medical-checks.ts.
 */
export const maybeMedical = { medical: Type.Boolean(), review: Type.Optional(Review) }
export const keyPoints = Type.Array(text(180), { minItems: 3, maxItems: 5 })
/** Keys of content/tools.ts. */
export const toolKeys = Type.Optional(Type.Array(slug))
/** Elsewhere the page answers 404, and says that it is for readers in that country. */
export const only = Type.Optional(Type.Literal('US'))

export type Source = Static<typeof Source>
export type Review = Static<typeof Review>
