import { isLoss } from '../content/loss.ts'
import { saveSide } from '../experiments/save-side.ts'
import { ArticleView } from '../views/content/article.tsx'
import { ArticlesIndexView } from '../views/content/articles-index.tsx'
import { useVersion } from '../views/page.tsx'
import { missing, page } from './define.tsx'
import { related } from './lists.ts'
import { sideOf } from './save-side.ts'
import { textPage } from './structured-data.ts'

/** Articles that were here and were taken out for good. */
const removed: ReadonlySet<string> = new Set(['best-baby-monitors-2019'])

export const articleIndex = page({
  path: '/a/',
  load: ({ content }) => ({ articles: content.cards('article') }),
  head: () => ({
    title: 'All articles',
    description:
      'Every article of the almanac: trying to conceive, pregnancy, birth, the first years, and how we write and check what we say.',
    path: '/a/',
  }),
  view: ({ loaded }) => <ArticlesIndexView articles={loaded.articles} />,
  ads: () => ({ kind: 'article' }),
  examples: ['/a/'],
})

export const article = page({
  path: '/a/:slug',
  async load({ content, params }) {
    const slug = params.slug ?? ''
    const newest = content
      .cards('article')
      .filter(card => !isLoss(card))
      .slice(0, 3)
    if (removed.has(slug)) throw missing({ reason: 'gone', suggestions: newest })
    const piece = await content.piece('article', slug)
    const card = content.card('article', slug)
    const topic = piece && content.card('topic', piece.topic)
    if (!piece || !card || !topic) throw missing({ suggestions: newest })
    return { piece, topic, onLoss: isLoss(card), related: related(content, card.topics, { also: topic.topics, except: slug }) }
  },
  head: ({ piece }) => ({
    title: piece.title,
    description: piece.description,
    path: piece.path,
    type: 'article',
    jsonLd: [textPage(piece)],
  }),
  view: function Article({ loaded }) {
    return <ArticleView {...loaded} saveSide={sideOf(useVersion(saveSide))} />
  },
  experiments: [saveSide],
  ads: ({ topic }) => ({ kind: 'article', category: topic.slug }),
  quiet: ({ onLoss }) => onLoss,
  examples: ['/a/foods-to-limit-in-pregnancy', '/a/after-an-early-miscarriage'],
})
