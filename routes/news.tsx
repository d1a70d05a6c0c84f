import { lossTopic } from '../content/loss.ts'
import { site } from '../content/site.ts'
import { breadcrumbs } from '../views/content/breadcrumbs.ts'
import { NewsIndexView } from '../views/content/news-index.tsx'
import { NewsItemView } from '../views/content/news-item.tsx'
import { missing, page } from './define-page.tsx'
import { neighbourPages, paged, pagePath, pageWords } from './paging.ts'
import { related, relatedTools } from './related-pages.ts'
import { indexHead, textPage } from './structured-data.ts'

const feed = { title: `${site.name}: news`, path: '/news/feed.xml' }

export const newsIndex = page({
  path: '/news',
  query: ['page'],
  load({ content, input }) {
    const list = paged(content.cards('news'), input.query.page)
    if (!list) throw missing({ suggestions: [] })
    return list
  },
  head: ({ shown, page, pages }) =>
    indexHead(
      {
        ...neighbourPages('/news', page, pages),
        title: pageWords('News', page),
        description: `What changed for people who are expecting or raising small children, with the sources beside it${page === 1 ? '' : `: page ${page}`}.`,
        path: pagePath('/news', page),
        image: 'previews/news.png',
        feed,
      },
      shown,
    ),
  view: ({ loaded: { shown, ...list } }) => (
    <NewsIndexView news={shown} {...list} pathOf={page => pagePath('/news', page)} />
  ),
  ads: () => ({ kind: 'news' }),
  whenSensitive: 'put-away',
  examples: ['/news'],
})

export const newsItem = page({
  path: '/news/:slug',
  listed: { kind: 'news', pages: content => content.cards('news') },
  async load({ content, params }) {
    const piece = await content.piece('news', params.slug ?? '')
    if (!piece) throw missing({ suggestions: content.cards('news').slice(0, 3) })
    const onLoss = piece.topic === lossTopic
    const card = content.card('news', piece.slug)
    const topic = await content.piece('topic', piece.topic)
    return {
      piece,
      topic: content.card('topic', piece.topic),
      onLoss,
      related: related(content, { ...piece, topics: [piece.topic], also: topic?.related, span: card?.span }),
      tools: onLoss ? [] : relatedTools({ own: piece.tools, topic }),
    }
  },
  head: ({ piece, topic }) => ({
    title: piece.title,
    description: piece.description,
    path: piece.path,
    image: 'previews/news.png',
    type: 'article',
    breadcrumbs: breadcrumbs.news(topic),
    feed,
    jsonLd: [textPage(piece)],
  }),
  view: ({ loaded }) => <NewsItemView {...loaded} />,
  aboutLoss: ({ onLoss }) => onLoss,
  ads: ({ piece }) => ({ kind: 'news', category: piece.topic }),
  whenSensitive: 'itself',
  examples: ['/news/us-baby-names-2023-most-given'],
})
