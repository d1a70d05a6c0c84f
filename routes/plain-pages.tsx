import { addressOf } from '../content/addresses.ts'
import { boards } from '../content/community-boards.ts'
import { toolGroups } from '../content/tools.ts'
import { breadcrumbs } from '../views/content/breadcrumbs.ts'
import { CommunityView } from '../views/content/community.tsx'
import { PlainPageView } from '../views/content/plain-page.tsx'
import { SponsoredView } from '../views/content/sponsored.tsx'
import { ToolsPageView } from '../views/content/tools-page.tsx'
import { missing, page } from './define-page.tsx'
import { indexHead, sponsoredPage } from './structured-data.ts'

/** A page of plain text from content/pages. */
function plainPage(slug: string) {
  const path = addressOf('page', slug)
  return page({
    path,
    async load({ content, input }) {
      const piece = await content.piece('page', slug)
      if (!piece) throw missing({ suggestions: [] })
      if (piece.only && piece.only !== input.country) throw missing({ reason: 'not-here', suggestions: [] })
      return { piece }
    },
    head: ({ piece }) => ({
      title: piece.title,
      description: piece.description,
      path,
      breadcrumbs: breadcrumbs.plain(),
    }),
    view: ({ loaded }) => <PlainPageView piece={loaded.piece} />,
    whenSensitive: 'itself',
    examples: [path],
  })
}

/** The files of content/pages. */
export const plainPages = ['about-us', 'mobile-apps', 'partners', 'privacy-policy'].map(plainPage)

export const toolsPage = page({
  path: '/tools',
  head: () => ({
    ...indexHead(
      {
        title: 'All tools',
        description:
          'Due date, fertile days, contractions, names, registry and budget: every tool of the almanac, with a line on what it does.',
        path: '/tools',
        image: 'previews/tool.png',
      },
      toolGroups.flatMap(({ tools }) => tools.map(({ label, path }) => ({ title: label, path }))),
    ),
  }),
  view: () => <ToolsPageView />,
  ads: () => ({ kind: 'tool' }),
  whenSensitive: 'put-away',
  examples: ['/tools'],
})

export const communityPage = page({
  path: '/community',
  head: () =>
    indexHead(
      {
        title: 'Community',
        description:
          'The boards of our forum, by month, stage and subject, and what to know before you leave this site for it.',
        path: '/community',
      },
      boards.map(({ label, href }) => ({ title: label, path: href })),
    ),
  view: () => <CommunityView />,
  ads: () => ({ kind: 'community' }),
  whenSensitive: 'put-away',
  examples: ['/community'],
})

export const sponsored = page({
  path: '/t/:slug',
  listed: { kind: 'pages', pages: content => content.cards('sponsored') },
  async load({ content, params }) {
    const piece = await content.piece('sponsored', params.slug ?? '')
    if (!piece) throw missing({ suggestions: [] })
    return { piece }
  },
  head: ({ piece }) => ({
    title: piece.title,
    description: piece.description,
    path: piece.path,
    jsonLd: [sponsoredPage(piece)],
  }),
  view: ({ loaded }) => <SponsoredView piece={loaded.piece} />,
  ads: ({ piece }) => ({ kind: 'other', sponsoredTag: piece.tag }),
  whenSensitive: 'itself',
  examples: ['/t/philips-content', '/t/byheart-content'],
})
