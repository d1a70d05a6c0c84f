import { lossTopic } from '../content/loss.ts'
import { NewsIndexView } from '../views/content/news-index.tsx'
import { NewsItemView } from '../views/content/news-item.tsx'
import { missing, page } from './define.tsx'
import { related } from './lists.ts'
import { textPage } from './structured-data.ts'

export const newsIndex = page({
  path: '/news',
  load: ({ content }) => ({ news: content.cards('news') }),
  head: () => ({
    title: 'News',
    description: 'What changed for people who are expecting or raising small children, with the sources beside it.',
    path: '/news',
  }),
  view: ({ loaded }) => <NewsIndexView news={loaded.news} />,
  ads: () => ({ kind: 'news' }),
  examples: ['/news'],
})

export const newsItem = page({
  path: '/news/:slug',
  async load({ content, params }) {
    const piece = await content.piece('news', params.slug ?? '')
    if (!piece) throw missing({ suggestions: content.cards('news').slice(0, 3) })
    return { piece, topic: content.card('topic', piece.topic), related: related(content, [piece.topic]) }
  },
  head: ({ piece }) => ({
    title: piece.title,
    description: piece.description,
    path: piece.path,
    type: 'article',
    jsonLd: [textPage(piece)],
  }),
  view: ({ loaded }) => <NewsItemView {...loaded} />,
  quiet: ({ piece }) => piece.topic === lossTopic,
  ads: ({ piece }) => ({ kind: 'news', category: piece.topic }),
  examples: ['/news/us-baby-names-2023-most-given'],
})
