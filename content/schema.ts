// What an editor writes at the head of a content file. The build refuses a file that does not fit.
import { type Static, Type } from 'typebox'

const slug = Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' })
const date = Type.String({ pattern: '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$' })
const text = (max: number) => Type.String({ minLength: 1, maxLength: max })

/** A work a page rests on. `id` is what the text cites: `[^id]`. */
export const Source = Type.Object(
  { id: slug, title: text(200), publisher: text(80), url: Type.String({ pattern: '^https://' }), year: Type.Optional(Type.Integer()) },
  { additionalProperties: false },
)

/** Who looked at a medical page and until when that holds. A reviewer is a role, never a person we made up. */
export const Review = Type.Object(
  { by: Type.Union([Type.Literal('editorial'), Type.Literal('clinical')]), on: date, due: date },
  { additionalProperties: false },
)

const common = {
  title: text(90),
  description: text(165),
  lead: text(320),
  art: slug,
  published: date,
  updated: date,
}
const medical = { review: Review, sources: Type.Array(Source, { minItems: 2 }) }
const keyPoints = Type.Array(text(180), { minItems: 3, maxItems: 5 })

export const Week = Type.Object(
  {
    ...common,
    ...medical,
    size: Type.Object(
      { object: text(40), by: Type.Union([Type.Literal('length'), Type.Literal('weight')]), art: slug },
      { additionalProperties: false },
    ),
    keyPoints,
    symptoms: Type.Array(Type.Object({ name: text(40), text: text(320) }, { additionalProperties: false }), { minItems: 3 }),
    redFlags: Type.Array(text(200), { minItems: 3 }),
    checklist: Type.Array(text(160), { minItems: 3 }),
    appointments: text(500),
  },
  { additionalProperties: false },
)

export const Month = Type.Object(
  { ...common, ...medical, keyPoints, redFlags: Type.Array(text(200), { minItems: 3 }), checklist: Type.Array(text(160), { minItems: 3 }) },
  { additionalProperties: false },
)

export const Article = Type.Object(
  {
    ...common,
    topic: slug,
    topics: Type.Optional(Type.Array(slug)),
    keyPoints,
    affiliate: Type.Optional(Type.Boolean()),
    review: Type.Optional(Review),
    sources: Type.Optional(Type.Array(Source)),
    medical: Type.Boolean(),
  },
  { additionalProperties: false },
)

export const Topic = Type.Object(
  {
    ...common,
    section: Type.Union([Type.Literal('pregnancy'), Type.Literal('parenting'), Type.Literal('getting-pregnant')]),
    related: Type.Array(slug),
  },
  { additionalProperties: false },
)

export const News = Type.Object({ ...common, topic: slug, sources: Type.Array(Source, { minItems: 1 }) }, { additionalProperties: false })

export const Plain = Type.Object(common, { additionalProperties: false })

/** A section that every file of a kind must have, by its heading. */
export interface Kind {
  folder: string
  schema: typeof Week | typeof Month | typeof Article | typeof Topic | typeof News | typeof Plain
  headings: string[]
}

export const kinds = {
  week: { folder: 'weeks', schema: Week, headings: ['Your baby', 'You', 'If it is twins or more', 'For a partner or supporter'] },
  month: { folder: 'months', schema: Month, headings: ['Growing and learning', 'Sleep', 'Feeding', 'Play', 'Safety', 'You'] },
  article: { folder: 'articles', schema: Article, headings: [] },
  topic: { folder: 'topics', schema: Topic, headings: [] },
  news: { folder: 'news', schema: News, headings: [] },
  page: { folder: 'pages', schema: Plain, headings: [] },
} satisfies Record<string, Kind>

export type KindName = keyof typeof kinds
export type Source = Static<typeof Source>
export type Review = Static<typeof Review>
export type Front = {
  week: Static<typeof Week>
  month: Static<typeof Month>
  article: Static<typeof Article>
  topic: Static<typeof Topic>
  news: Static<typeof News>
  page: Static<typeof Plain>
}

/** A part of a page under its own heading; the text before the first heading has an empty title. */
export interface Section {
  id: string
  title: string
  html: string
}

/** A content file after the build: its front matter, where it lives, and its text as HTML by section. */
export type Piece<K extends KindName = KindName> = {
  [N in K]: Front[N] & { kind: N; slug: string; path: string; minutes: number; sections: Section[] }
}[K]

/** What a card or a list needs to know of a piece. */
export interface Card {
  kind: KindName
  slug: string
  path: string
  title: string
  lead: string
  art: string
  updated: string
  published: string
  topics: string[]
}
