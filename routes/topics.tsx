import { lossTopic } from '../content/loss.ts'
import { topicPills } from '../experiments/topic-pills.ts'
import { TopicView } from '../views/content/topic.tsx'
import { TopicsIndexView } from '../views/content/topics-index.tsx'
import { useVersion } from '../views/page.tsx'
import { missing, page } from './define.tsx'
import { leading } from './lists.ts'

export const topicIndex = page({
  path: '/topics',
  load: ({ content }) => ({ topics: content.cards('topic') }),
  head: () => ({
    title: 'All topics',
    description: 'Everything in the almanac by topic: getting pregnant, pregnancy, loss, babies, toddlers and parents.',
    path: '/topics',
  }),
  view: ({ loaded }) => <TopicsIndexView topics={loaded.topics} />,
  experiments: [topicPills],
  ads: () => ({ kind: 'topic' }),
  examples: ['/topics'],
})

/** Topics that show the week guides, and which weeks. */
const weeksShown: Record<string, readonly [number, number]> = {
  pregnancy: [1, 42],
  'first-trimester': [1, 13],
  'second-trimester': [14, 27],
}

export const topic = page({
  path: '/topics/:slug',
  async load({ content, params }) {
    const piece = await content.piece('topic', params.slug ?? '')
    if (!piece) throw missing({ suggestions: content.cards('topic') })
    const [first, last] = weeksShown[piece.slug] ?? [0, -1]
    const weeks = content.cards('week').map(({ slug, path }) => ({ week: leading(slug), path }))
    return {
      piece,
      cards: [...content.cards('article'), ...content.cards('news')].filter(card => card.topics.includes(piece.slug)),
      related: piece.related.map(slug => content.card('topic', slug)).filter(card => card !== undefined),
      weeks: weeks.filter(({ week }) => week >= first && week <= last),
    }
  },
  head: ({ piece }) => ({ title: piece.title, description: piece.description, path: piece.path }),
  view: function Topic({ loaded }) {
    return <TopicView {...loaded} pills={useVersion(topicPills) === 2 ? 'sticky' : 'under-title'} />
  },
  experiments: [topicPills],
  ads: ({ piece }) => ({ kind: 'topic', category: piece.slug }),
  quiet: ({ piece }) => piece.slug === lossTopic,
  examples: ['/topics/first-trimester', '/topics/pregnancy-miscarriage-pregnancy-loss'],
})
