import { isLoss } from '../content/loss.ts'
import type { Card } from '../content/schema.ts'
import { saveSide, sideOf } from '../experiments/save-side.ts'
import type { Content } from '../publishing/load.ts'
import { ArticleView } from '../views/content/article.tsx'
import { ArticlesIndexView } from '../views/content/articles-index.tsx'
import { breadcrumbs } from '../views/content/breadcrumbs.ts'
import { useVersion } from '../views/page.tsx'
import { missing, page } from './define-page.tsx'
import { neighbourPages, paged, pagePath, pageWords } from './paging.ts'
import { loadArticle, lossLast } from './related-pages.ts'
import { indexHead, textPage } from './structured-data.ts'
import { toolData } from './tool-data.ts'

export const articleIndex = page({
  path: '/a/',
  query: ['page'],
  load({ content, input }) {
    const list = paged(lossLast(content.cards('article')), input.query.page)
    if (!list) throw missing({ suggestions: [] })
    return list
  },
  head: ({ shown, page, pages }) =>
    indexHead(
      {
        ...neighbourPages('/a/', page, pages),
        title: pageWords('All articles', page),
        description: `Every article of the almanac${page === 1 ? '' : `, page ${page}`}: trying to conceive, pregnancy, birth, the first years, and how we write and check.`,
        path: pagePath('/a/', page),
        image: 'previews/article.png',
      },
      shown,
    ),
  view: ({ loaded: { shown, ...list } }) => (
    <ArticlesIndexView articles={shown} {...list} pathOf={page => pagePath('/a/', page)} />
  ),
  ads: () => ({ kind: 'article' }),
  whenSensitive: 'put-away',
  examples: ['/a/'],
})

/** The newest articles that are not about loss, to offer in place of an unknown one. */
function newest(content: Content): Card[] {
  const found: Card[] = []
  for (const card of content.cards('article')) if (!isLoss(card) && found.push(card) === 3) break
  return found
}

export const article = page({
  path: '/a/:slug',
  listed: { kind: 'articles', pages: content => content.cards('article') },
  async load({ content, params, input }) {
    const found = await loadArticle(content, params.slug ?? '')
    if (!found) throw missing({ suggestions: newest(content) })
    const { only } = found.piece
    if (only && only !== input.country) throw missing({ reason: 'not-here', suggestions: newest(content) })
    const { tool } = found.piece
    return { ...found, toolData: tool && (await toolData(`tool-${tool}`, content, input.country)) }
  },
  head: ({ piece, topics }) => ({
    title: piece.title,
    description: piece.description,
    path: piece.path,
    image: 'previews/article.png',
    sheet: piece.tool && 'tools',
    type: 'article',
    breadcrumbs: breadcrumbs.article(topics),
    jsonLd: [textPage(piece)],
  }),
  view: function Article({ loaded }) {
    return <ArticleView {...loaded} saveSide={sideOf(useVersion(saveSide))} />
  },
  experiments: [saveSide],
  // No ad stands beside a tool.
  ads: ({ piece }) => (piece.tool ? null : { kind: 'article', category: piece.topic }),
  aboutLoss: ({ onLoss }) => onLoss,
  whenSensitive: 'itself',
  examples: ['/a/foods-to-limit-in-pregnancy', '/a/after-an-early-miscarriage'],
})
