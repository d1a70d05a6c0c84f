import type { ReactNode } from 'react'
import type { Card } from '../../content/schema.ts'
import { AmpHeader } from '../amp/amp-header.tsx'
import { Island } from '../island.tsx'
import { usePage } from '../page.tsx'
import { Breadcrumb } from '../ui/breadcrumb.tsx'
import { CardGrid, CardList } from '../ui/card.tsx'
import { Contents } from '../ui/contents.tsx'
import { Text } from '../ui/typography.tsx'
import { Ads, Avatars, Boxes, Drawings, Heart, PlainFields, Questions, Rings, Share, Skeletons } from './pieces.tsx'
import { Buttons, Colours, Icons, Links, Tags, Typography } from './words.tsx'

interface Props {
  cards: readonly Card[]
  news: readonly Card[]
  /** Names of drawings, as `Art` takes them. */
  drawings: readonly string[]
}

interface Part {
  id: string
  title: string
  body: ReactNode
}

const partsOf = ({ cards, news, drawings }: Props): Part[] => [
  { id: 'typography', title: 'Typography', body: <Typography /> },
  { id: 'colours', title: 'Colors and stages', body: <Colours /> },
  { id: 'icons', title: 'Icons', body: <Icons /> },
  { id: 'buttons', title: 'Buttons', body: <Buttons /> },
  { id: 'links', title: 'Links', body: <Links /> },
  { id: 'tags', title: 'Tags', body: <Tags /> },
  { id: 'forms', title: 'Form input and date picker', body: <Island name="ui-forms" props={{}} when="visible" /> },
  { id: 'plain-fields', title: 'Choice, day and text area', body: <PlainFields /> },
  { id: 'cards', title: 'Card grid', body: <CardGrid cards={cards} level={3} /> },
  { id: 'card-list', title: 'Card list', body: <CardList cards={news} level={3} /> },
  { id: 'boxes', title: 'Boxes', body: <Boxes /> },
  {
    id: 'breadcrumb',
    title: 'Breadcrumb',
    body: (
      <Breadcrumb
        steps={[
          { title: 'The kit', path: '/kit' },
          { title: 'Breadcrumb', path: '/kit#breadcrumb' },
        ]}
      />
    ),
  },
  { id: 'dialog', title: 'Dialog', body: <Island name="ui-overlays" props={{ piece: 'dialog' }} when="visible" /> },
  { id: 'tooltip', title: 'Tooltip', body: <Island name="ui-overlays" props={{ piece: 'tooltip' }} when="visible" /> },
  { id: 'tabs', title: 'Tabs', body: <Island name="ui-overlays" props={{ piece: 'tabs' }} when="visible" /> },
  { id: 'accordion', title: 'Accordion', body: <Questions /> },
  { id: 'progress-ring', title: 'Progress ring', body: <Rings /> },
  { id: 'share-row', title: 'Share row', body: <Share /> },
  { id: 'save-heart', title: 'Save heart', body: <Heart /> },
  { id: 'skeleton', title: 'Skeleton', body: <Skeletons /> },
  { id: 'toast', title: 'Toast', body: <Island name="ui-overlays" props={{ piece: 'toast' }} when="visible" /> },
  { id: 'ad-slot', title: 'Ad slot', body: <Ads /> },
  { id: 'amp-header', title: 'AMP header', body: <AmpHeader /> },
  { id: 'art', title: 'Art', body: <Drawings names={drawings} /> },
  { id: 'avatars', title: 'Avatars', body: <Avatars /> },
]

/** Every piece of views/ui with its name. */
export function UiPage(props: Props) {
  const parts = partsOf(props)
  return (
    <div className="index ui-page">
      <link rel="stylesheet" href={usePage().build.asset('ui-page.css')} />
      <header className="index-head">
        <Text variant="title">The kit</Text>
        <Text variant="lead">
          Every piece that the pages of this site are made of, alive, under the name it has in the source.
        </Text>
      </header>
      <Contents entries={parts} />
      {parts.map(({ id, title, body }) => (
        <section key={id} aria-labelledby={id}>
          <Text variant="heading" id={id}>
            {title}
          </Text>
          {body}
        </section>
      ))}
    </div>
  )
}
