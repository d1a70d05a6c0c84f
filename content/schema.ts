// Schemas of the front matter of content files, by kind. A file that does not fit fails the build.
import { type Static, type TSchema, Type } from 'typebox'
import type { Span } from '../domain/stage-span.ts'
import { Award, ReviewGuide, Sponsored } from './product-schema.ts'
import {
  ages,
  common,
  keyPoints,
  maybeMedical,
  medical,
  next,
  oneOf,
  only,
  Source,
  slug,
  text,
  toolKeys,
} from './schema-fields.ts'
import { topicSections } from './topic-sections.ts'

export type { Review, Source } from './schema-fields.ts'

/** Tools that stand in an article. */
export const articleTools = ['fertile-days', 'birth-plan', 'hospital-bag', 'baby-budget'] as const

/** Two of the four lines of the card at the top; what to do and when to call come from the list and the danger signs. */
const minute = Type.Object({ baby: text(130), you: text(130) }, { additionalProperties: false })

/** Lines that join the danger signs of this week or month; what stands in content/danger-signs is not repeated. */
const alsoCall = Type.Optional(Type.Array(text(200), { minItems: 1, maxItems: 3 }))

export const Week = Type.Object(
  {
    ...common,
    next,
    ...medical,
    /** Left out in weeks 1 to 3, when there is nothing to measure, and in week 42, beyond the table of sizes. */
    size: Type.Optional(
      Type.Object(
        { object: text(40), by: Type.Union([Type.Literal('length'), Type.Literal('weight')]), art: slug },
        { additionalProperties: false },
      ),
    ),
    minute,
    keyPoints,
    symptoms: Type.Array(Type.Object({ name: text(40), text: text(320) }, { additionalProperties: false }), {
      minItems: 3,
    }),
    alsoCall,
    checklist: Type.Array(text(160), { minItems: 3 }),
    appointments: text(500),
    tools: toolKeys,
  },
  { additionalProperties: false },
)

export const Month = Type.Object(
  {
    ...common,
    next,
    ...medical,
    minute,
    keyPoints,
    alsoCall,
    checklist: Type.Array(text(160), { minItems: 3 }),
    tools: toolKeys,
  },
  { additionalProperties: false },
)

export const Article = Type.Object(
  {
    ...common,
    ...ages,
    next,
    topic: slug,
    topics: Type.Optional(Type.Array(slug)),
    keyPoints,
    affiliate: Type.Optional(Type.Boolean()),
    only,
    /** The tool that stands in it, by its key. */
    tool: Type.Optional(oneOf(articleTools)),
    tools: toolKeys,
    ...maybeMedical,
    sources: Type.Optional(Type.Array(Source)),
  },
  { additionalProperties: false },
)

/** Addresses of topics that do not stand under /topics. Each is a route of its own. */
export const topicAddresses = ['/LGBTQ', '/future-of-parenting'] as const

export const Topic = Type.Object(
  {
    ...common,
    section: oneOf(topicSections.map(({ id }) => id)),
    related: Type.Array(slug),
    address: Type.Optional(oneOf(topicAddresses)),
    parent: Type.Optional(slug),
    tools: toolKeys,
    ...ages,
    next,
    ...maybeMedical,
    sources: Type.Optional(Type.Array(Source)),
  },
  { additionalProperties: false },
)

export const News = Type.Object(
  {
    ...common,
    ...ages,
    next,
    topic: slug,
    tools: toolKeys,
    keyPoints,
    ...maybeMedical,
    sources: Type.Array(Source, { minItems: 1 }),
  },
  { additionalProperties: false },
)

/** A tool's page: the text below the tool. */
export const ToolPage = Type.Object(
  {
    ...common,
    ...ages,
    next,
    ...medical,
    topic: slug,
    topics: Type.Optional(Type.Array(slug)),
    tools: toolKeys,
  },
  { additionalProperties: false },
)

export const Plain = Type.Object({ ...common, only }, { additionalProperties: false })

/** A section that every file of a kind must have, by its heading. */
export interface Kind {
  folder: string
  schema: TSchema
  headings: string[]
}

export const kinds = {
  week: {
    folder: 'weeks',
    schema: Week,
    headings: ['Your baby', 'You', 'If it is twins or more', 'For a partner or supporter'],
  },
  month: {
    folder: 'months',
    schema: Month,
    headings: ['Growing and learning', 'Sleep', 'Feeding', 'Play', 'Safety', 'You'],
  },
  article: { folder: 'articles', schema: Article, headings: [] },
  topic: { folder: 'topics', schema: Topic, headings: [] },
  news: { folder: 'news', schema: News, headings: [] },
  review: { folder: 'reviews', schema: ReviewGuide, headings: [] },
  award: { folder: 'awards', schema: Award, headings: [] },
  sponsored: { folder: 'sponsored', schema: Sponsored, headings: [] },
  tool: {
    folder: 'tool-pages',
    schema: ToolPage,
    headings: [
      'What you enter',
      'How it is worked out',
      'How far off it may be',
      'What it is not for',
      'Questions people ask',
    ],
  },
  page: { folder: 'pages', schema: Plain, headings: [] },
} satisfies Record<string, Kind>

export type KindName = keyof typeof kinds
export type Front = {
  week: Static<typeof Week>
  month: Static<typeof Month>
  article: Static<typeof Article>
  topic: Static<typeof Topic>
  news: Static<typeof News>
  review: Static<typeof ReviewGuide>
  award: Static<typeof Award>
  sponsored: Static<typeof Sponsored>
  tool: Static<typeof ToolPage>
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
  /** When it is read. */
  span?: Span
  /** Of a topic its section, of a product guide its category. */
  group?: string
  /** Of a topic the one it stands under. */
  parent?: string
  /** Seen only by visitors in this country. */
  only?: 'US'
  /** Of an article the tool that stands in it. */
  tool?: (typeof articleTools)[number]
}
