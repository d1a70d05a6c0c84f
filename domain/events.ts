// The site's own analytics events. The properties of each are a closed list of short values: no free text, e-mail
// address, name or date; a visitor's life is described by `stage` alone.
import { type Static, Type } from 'typebox'
import { adopsqaPattern, adPositions, adSizes, adStage } from './ads.ts'
import { decisionAreas, productTypes, sources, triggers } from './decision-areas.ts'
import { pageKinds } from './page-kinds.ts'
import { readOnFrom } from './read-on.ts'
import { stages } from './stage.ts'
import { toolActions, toolKeys } from './tools/tool-keys.ts'

const closed = { additionalProperties: false } as const

const slug = Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 120 })
/** A label or an address of the navigation; the server compares it with its table. */
const item = Type.String({ pattern: "^[A-Za-z0-9 /&#.,'_+?-]+$", maxLength: 100 })
const count = Type.Integer({ minimum: 0, maximum: 100_000 })
const milliseconds = Type.Integer({ minimum: 0, maximum: 600_000 })
const stage = Type.Enum(stages)
/** Experiments with their versions, as in `data-experiments`: `menuButton:2,layout:1`. */
const experimentList = Type.String({ pattern: '^[A-Za-z]+:[12](,[A-Za-z]+:[12])*$', maxLength: 500 })

/** One part of an ad unit's name; the whole name has three, separated by slashes. */
const adPart = Type.String({ pattern: '^[a-z0-9-]+$', maxLength: 64 })
const adUnit = Type.String({ pattern: '^[a-z0-9-]+(/[a-z0-9-]+){2}$', maxLength: 194 })
const pos = Type.Enum(adPositions)

/** Where and why a dialog was opened, in the specification's terms. */
const decision = {
  userDecisionArea: Type.Optional(Type.Enum(decisionAreas)),
  trigger: Type.Optional(Type.Enum(triggers)),
  productType: Type.Optional(Type.Enum(productTypes)),
  source: Type.Optional(Type.Enum(sources)),
}

/** Properties by event name. To add an event, add it here; types and validation are derived from this table. */
export const events = {
  // `begins`: it was opened from elsewhere, which is where a visit begins.
  'page-view': Type.Object(
    {
      layout: Type.Enum(['desktop', 'mobile', 'in-app']),
      stage: Type.Optional(stage),
      begins: Type.Optional(Type.Boolean()),
    },
    closed,
  ),
  // Milliseconds; `cls` is the layout shift in thousandths.
  'page-speed': Type.Object(
    {
      kind: Type.Enum([...pageKinds]),
      lcp: Type.Optional(milliseconds),
      inp: Type.Optional(milliseconds),
      cls: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000 })),
    },
    closed,
  ),
  search: Type.Object({ queryLength: Type.Integer({ minimum: 0, maximum: 1000 }), results: count }, closed),
  'menu-click': Type.Object({ item, level: Type.Integer({ minimum: 1, maximum: 3 }) }, closed),
  'footer-click': Type.Object({ item }, closed),
  // A link in the content of a page that is compared was pressed, and led to what its experiment asks for.
  'read-on': Type.Object({ from: Type.Enum([...readOnFrom]) }, closed),
  'save-article': Type.Object({ slug, saved: Type.Boolean(), side: Type.Enum(['left', 'right']) }, closed),
  // That a tool was used, and how: nothing that was entered.
  'tool-use': Type.Object({ tool: Type.Enum(toolKeys), action: Type.Enum(toolActions) }, closed),
  'profile-interaction': Type.Object(
    { selection: Type.Enum(['open', 'add', 'update', 'remove', 'close']), stage: Type.Optional(stage), ...decision },
    closed,
  ),
  'avatar-interaction': Type.Object(
    { selection: Type.Enum(['open', 'letter', 'image', 'upload', 'save', 'discard', 'close']), ...decision },
    closed,
  ),
  // `selection` 'stage': a stage was chosen; 'send-…': that form was sent. `experiments`: those of the page before.
  'sign-up-interaction': Type.Object(
    {
      selection: Type.Enum(['show', 'join', 'log-in', 'rules', 'close', 'stage', 'send-join', 'send-log-in']),
      stage: Type.Optional(stage),
      ...decision,
      experiments: Type.Optional(experimentList),
    },
    closed,
  ),
  'sign-up-banner-view': Type.Object({}, closed),
  'app-install-view': Type.Object({}, closed),
  'app-install-click': Type.Object({}, closed),
  'site-message-view': Type.Object({}, closed),
  'site-message-click': Type.Object({}, closed),
  'site-message-close': Type.Object({}, closed),
  'welcome-popup-view': Type.Object({}, closed),
  'welcome-popup-click': Type.Object({}, closed),
  'survey-card-view': Type.Object({}, closed),
  'survey-answer': Type.Object({ answer: Type.Enum(['yes', 'partly', 'no']) }, closed),
  'registry-click': Type.Object(
    {
      destination: Type.Enum(['amazon-registry']),
      decisionArea: Type.Enum(decisionAreas),
      retailer: Type.Enum(['amazon']),
    },
    closed,
  ),
  'share-click': Type.Object(
    { network: Type.Enum(['facebook', 'pinterest', 'twitter', 'email', 'copy', 'device']) },
    closed,
  ),
  'ad-view': Type.Object(
    {
      adUnit1: adPart,
      adUnit2: adPart,
      adUnit3: adPart,
      sid: Type.String({ pattern: '^[a-z0-9]{1,16}$', maxLength: 16 }),
      pos,
      dimensions: Type.Enum(adSizes),
      stage: Type.Enum([...new Set(stages.map(adStage))]),
      adopsqa: Type.Optional(Type.String({ pattern: adopsqaPattern.source, maxLength: 20 })),
      category: Type.Optional(adPart),
      targets: Type.Optional(Type.String({ pattern: '^[a-z0-9-]+(,[a-z0-9-]+)*$', maxLength: 100 })),
      adId: adPart,
    },
    closed,
  ),
  'ad-click': Type.Object({ pos, adUnit }, closed),
  'ad-failed': Type.Object({ pos, adUnit }, closed),
  'experiment-exposure': Type.Object({ experiments: experimentList }, closed),
  'island-failed': Type.Object(
    {
      island: Type.String({ pattern: '^[A-Za-z][A-Za-z0-9-]*$', maxLength: 64 }),
      error: Type.String({ pattern: '^[A-Za-z]+$', maxLength: 40 }),
    },
    closed,
  ),
}

export type EventName = keyof typeof events

export type EventOf<N extends EventName> = { [E in N]: { name: E; properties: Static<(typeof events)[E]> } }[N]

const names = Object.keys(events) as EventName[] // as: Object.keys widens them to string

/** The body of `POST /events`: 1 to 20 events. */
export const EventsBody = Type.Object(
  {
    // Unsafe: typebox cannot infer the type of a union that is built with `map`.
    events: Type.Unsafe<EventOf<EventName>[]>(
      Type.Array(
        Type.Union(names.map(name => Type.Object({ name: Type.Literal(name), properties: events[name] }, closed))),
        {
          minItems: 1,
          maxItems: 20,
        },
      ),
    ),
  },
  closed,
)
