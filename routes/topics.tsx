import { redirect } from 'react-router'
import { leadingNumber } from '../content/card-order.ts'
import { isLoss, lossTopic } from '../content/loss.ts'
import { offered } from '../content/may-offer.ts'
import { inQuietOrder } from '../content/quiet-almanac.ts'
import { type Card, topicAddresses } from '../content/schema.ts'
import { topicSections } from '../content/topic-sections.ts'
import { topicPills } from '../experiments/topic-pills.ts'
import { breadcrumbs } from '../views/content/breadcrumbs.ts'
import { TopicView } from '../views/content/topic.tsx'
import { TopicsIndexView } from '../views/content/topics-index.tsx'
import { useVersion } from '../views/page.tsx'
import { missing, page } from './define-page.tsx'
import { neighbourPages, paged, pagePath, pageWords } from './paging.ts'
import { relatedTools } from './related-pages.ts'
import { indexHead } from './structured-data.ts'

export const topicIndex = page({
  path: '/topics',
  load: ({ content }) => ({
    shelves: topicSections
      .map(section => {
        const own = content.cards('topic').filter(({ group }) => group === section.id)
        const isRoot = ({ slug }: { slug: string }) => slug === section.root
        return { section, topics: [...own.filter(isRoot), ...own.filter(card => !isRoot(card))] }
      })
      .filter(({ topics }) => topics.length > 0),
  }),
  head: ({ shelves }) =>
    indexHead(
      {
        title: 'All topics',
        description:
          'Everything in the almanac by topic: getting pregnant, pregnancy, loss, babies, toddlers and parents.',
        path: '/topics',
        image: 'previews/topic.png',
      },
      shelves.flatMap(({ topics }) => topics),
    ),
  view: ({ loaded }) => <TopicsIndexView shelves={loaded.shelves} />,
  experiments: [topicPills],
  ads: () => ({ kind: 'topic' }),
  whenSensitive: 'put-away',
  examples: ['/topics'],
})

const topicAt = (path: string, examples: readonly string[]) =>
  page({
    path,
    // Topics at an address of their own have a route each.
    listed: {
      kind: 'topics',
      pages: content =>
        content
          .cards('topic')
          .filter(card => (path.includes(':') ? card.path.startsWith('/topics/') : card.path === path)),
    },
    query: ['page'],
    async load({ content, params, input }) {
      const slug = params.slug ?? content.cardAt(path)?.slug ?? ''
      const piece = await content.piece('topic', slug)
      const card = content.card('topic', slug)
      if (!piece || !card)
        throw missing({ suggestions: content.cards('topic').filter(({ parent }) => parent === undefined) })
      // A topic has one address: its own, if it has one, redirects from /topics.
      if (params.slug !== undefined && piece.path !== `/topics/${slug}`) throw redirect(piece.path, 301)
      const onLoss = slug === lossTopic
      const start = (piece.next ?? []).flatMap(path => content.cardAt(path) ?? [])
      const tools = onLoss ? [] : relatedTools({ topic: piece, except: piece.path })
      const isShown = (card: Card) => start.includes(card) || tools.some(({ path }) => path === card.path)
      const about = content.about(slug).filter(card => isLoss(card) === onLoss && !isShown(card))
      const list = paged(onLoss ? inQuietOrder(about) : about, input.query.page)
      if (!list) throw missing({ suggestions: [card] })
      const within = ([first, last]: readonly [number, number] = [0, -1], number: number) =>
        number >= first && number <= last
      return {
        piece,
        parent: card.parent === undefined || onLoss ? undefined : content.card('topic', card.parent),
        below: content.cards('topic').filter(({ parent }) => parent === slug),
        start,
        related: piece.related.flatMap(name => content.card('topic', name) ?? []),
        cards: list.shown,
        page: list.page,
        pages: list.pages,
        tools,
        weeks: content
          .cards('week')
          .map(({ slug, path }) => ({ week: leadingNumber(slug), path }))
          .filter(({ week }) => within(piece.weeks, week)),
        months: content
          .cards('month')
          .map(({ slug, path }) => ({ month: leadingNumber(slug), path }))
          .filter(({ month }) => within(piece.months, month)),
      }
    },
    head: ({ piece, parent, start, cards, page, pages }, { sensitive }) =>
      indexHead(
        {
          ...neighbourPages(piece.path, page, pages),
          title: pageWords(piece.title, page),
          description:
            page === 1
              ? piece.description
              : `${piece.title}: page ${page} of the articles, guides and news on it, newest first.`,
          path: pagePath(piece.path, page),
          image: 'previews/topic.png',
          breadcrumbs: breadcrumbs.topic(parent),
        },
        // As the view shows them.
        offered(page === 1 ? [...start, ...cards] : cards, sensitive || piece.slug === lossTopic),
      ),
    view: function Topic({ loaded }) {
      const pathOf = (page: number) => pagePath(loaded.piece.path, page)
      return <TopicView {...loaded} pathOf={pathOf} pills={useVersion(topicPills) === 2 ? 'sticky' : 'under-title'} />
    },
    experiments: [topicPills],
    ads: ({ piece }) => ({ kind: 'topic', category: piece.slug }),
    aboutLoss: ({ piece }) => piece.slug === lossTopic,
    whenSensitive: 'itself',
    examples,
  })

export const topic = topicAt('/topics/:slug', [
  '/topics/first-trimester',
  '/topics/pregnancy-miscarriage-pregnancy-loss',
])
/** Topics that are not under /topics. */
export const topicsAtOwnAddress = topicAddresses.map(address => topicAt(address, [address]))
