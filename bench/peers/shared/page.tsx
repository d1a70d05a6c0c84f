// The article page as every peer renders it: the site's own views around the same data, header and footer each time.
import type { Card, Piece } from '../../../content/schema.ts'
import { ArticleView } from '../../../views/content/article.tsx'
import { AccountStage } from '../../../views/layout/account.tsx'
import { SiteFooter } from '../../../views/layout/footer.tsx'
import { Frame } from '../../../views/layout/frame.tsx'
import { SiteHeader } from '../../../views/layout/header.tsx'
import { type PageContext, PageProvider } from '../../../views/page.tsx'
import { type Assets, createBuild } from './build.ts'

/** What a peer's loader hands to the page. */
export interface ArticleData {
  piece: Piece<'article'>
  topic: Card
  related: readonly Card[]
}

/** A signed-out visitor from the US with a wide screen and no experiment: the kind that the bench sends to our own server. */
const contextOf = (assets: Assets, path: string): PageContext => ({
  site: 'main',
  path,
  query: {},
  layout: 'desktop',
  country: 'US',
  signedIn: false,
  versions: {},
  build: createBuild(assets),
  nextIsland: elsewhere,
  renderPart: elsewhere,
})

/** Peers render islands in place (shared/island.tsx and its kin), never as a part by itself. */
function elsewhere(): never {
  throw new Error('A peer must replace views/island.tsx by its own.')
}

/** All that stands in `<body>`. */
export const ArticlePage = ({ data: { piece, topic, related }, assets }: { data: ArticleData; assets: Assets }) => (
  <PageProvider value={contextOf(assets, piece.path)}>
    <Frame header={<SiteHeader account={<AccountStage stage="none" />} />} footer={<SiteFooter year={new Date().getUTCFullYear()} />}>
      <ArticleView piece={piece} topic={topic} related={related} saveSide="left" />
    </Frame>
  </PageProvider>
)
