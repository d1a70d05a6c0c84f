// The article page as every peer renders it: the site's own views around the same data, header, rail, footer and ads
// each time.
import type { Card, Piece } from '../../../content/schema.ts'
import type { Tool } from '../../../content/tools.ts'
import { originOf } from '../../../domain/sites.ts'
import { ArticleView } from '../../../views/content/article.tsx'
import { Account } from '../../../views/layout/account.tsx'
import { SiteFooter } from '../../../views/layout/footer.tsx'
import { Frame } from '../../../views/layout/frame.tsx'
import { SiteHeader } from '../../../views/layout/header.tsx'
import { LookSwitch } from '../../../views/layout/look-switch.tsx'
import { StageRail } from '../../../views/layout/stage-rail.tsx'
import { type PageContext, PageProvider } from '../../../views/page.tsx'
import { type Assets, createBuild, type Picks } from './build.ts'

/** What a peer's loader hands to the page. */
export interface ArticleData {
  piece: Piece<'article'>
  topics: readonly Card[]
  related: readonly Card[]
  tools: readonly Tool[]
  onLoss: boolean
  picks: Picks
}

/**
 * A signed-out visitor from the US with a wide screen and no experiment: the kind that the bench sends to our own
 * server.
 */
function contextOf(assets: Assets, picks: Picks, path: string): PageContext {
  const build = createBuild(assets, picks)
  return {
    site: 'main',
    path,
    query: {},
    layout: 'desktop',
    country: 'US',
    signedIn: false,
    versions: {},
    build,
    // As server/pages/page-context.tsx has it: the same work for each link.
    href: path => {
      const origin = originOf(path, build.origins)
      return path.startsWith('/') && origin !== build.origins.main ? origin + path : path
    },
    nextIsland: elsewhere,
    renderPart: elsewhere,
  }
}

/** Peers render islands in place (same/island.tsx and its kin), never as a part by itself. */
function elsewhere(): never {
  throw new Error('A peer must replace views/island.tsx by its own.')
}

/** All that stands in `<body>`. */
export function ArticlePage({ data: { picks, ...article }, assets }: { data: ArticleData; assets: Assets }) {
  const { piece, onLoss: sensitive } = article
  return (
    <PageProvider value={{ ...contextOf(assets, picks, piece.path), sensitive }}>
      <Frame
        header={<SiteHeader account={<Account member={null} />} />}
        rail={<StageRail />}
        footer={<SiteFooter year={new Date().getUTCFullYear()} look={<LookSwitch place="footer" />} />}
        ads={sensitive ? null : { kind: 'article', category: piece.topic }}
      >
        <ArticleView {...article} saveSide="left" />
      </Frame>
    </PageProvider>
  )
}
