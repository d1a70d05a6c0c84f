import { addressOf } from '../content/addresses.ts'
import { awardProducts } from '../content/award-products.ts'
import { categoryPath, reviewCategories } from '../content/review-categories.ts'
import type { Piece } from '../content/schema.ts'
import type { Content } from '../publishing/load.ts'
import { breadcrumbs } from '../views/content/breadcrumbs.ts'
import { ProductGuideView } from '../views/content/product-guide.tsx'
import { ProductIndexView, ProductShelfView } from '../views/content/product-shelf.tsx'
import { missing, page } from './define-page.tsx'
import { related, relatedTools } from './related-pages.ts'
import { indexHead } from './structured-data.ts'

const shelves = reviewCategories.map(category => ({ ...category, path: categoryPath(category.slug) }))
const guidesOf = (content: Content, category: string) =>
  content.cards('review').filter(({ group }) => group === category)
const usualTools = ['registry', 'registry-101', 'how-we-choose']

export const reviewIndex = page({
  path: '/product-reviews',
  load: ({ content }) => ({
    shelves: shelves.map(shelf => ({ ...shelf, guides: guidesOf(content, shelf.slug).length })),
    awards: content.cards('award'),
  }),
  head: ({ shelves, awards }) =>
    indexHead(
      {
        title: 'Product reviews',
        description:
          'Guides to things for pregnancy, babies and toddlers in nine shelves: chosen by published criteria, not tested by us, no winners.',
        path: '/product-reviews',
        image: 'previews/review.png',
      },
      [...shelves, ...awards],
    ),
  view: ({ loaded }) => <ProductIndexView {...loaded} />,
  ads: () => ({ kind: 'reviews' }),
  whenSensitive: 'put-away',
  examples: ['/product-reviews'],
})

export const reviewShelf = page({
  path: '/product-reviews/:slug',
  listed: { kind: 'reviews', pages: () => shelves },
  load({ content, params }) {
    const category = shelves.find(({ slug }) => slug === params.slug)
    if (!category) throw missing({ suggestions: shelves })
    return {
      category,
      guides: [
        ...guidesOf(content, category.slug),
        ...content.cards('award').filter(({ group }) => group === category.slug),
      ],
      related: related(content, category, ['article', 'news']),
    }
  },
  head: ({ category: { title, description, path }, guides }) =>
    indexHead({ title, description, path, image: 'previews/review.png', breadcrumbs: breadcrumbs.shelf() }, guides),
  view: ({ loaded }) => <ProductShelfView {...loaded} />,
  ads: ({ category }) => ({ kind: 'reviews', category: category.slug }),
  whenSensitive: 'put-away',
  examples: shelves.map(({ path }) => path),
})

/** All that the page of a product guide or an award shows. */
function loadGuide(content: Content, piece: Piece<'review' | 'award'>) {
  const category = shelves.find(({ slug }) => slug === piece.category)
  if (!category) throw new Error(`${piece.path} stands on no shelf.`) // its schema knows the nine
  return {
    piece,
    category,
    related: related(content, {
      ...{ path: piece.path, art: piece.art, topics: piece.topics ?? [], also: category.topics, next: piece.next },
      span: content.card(piece.kind, piece.slug)?.span,
    }),
    tools: relatedTools({ own: piece.tools ?? usualTools }),
  }
}

const headOf = ({ piece, category }: ReturnType<typeof loadGuide>) => ({
  title: piece.title,
  description: piece.description,
  path: piece.path,
  image: 'previews/review.png',
  type: 'article' as const,
  breadcrumbs: breadcrumbs.review(category),
})

export const reviewGuide = page({
  path: '/product-reviews/:category/:slug',
  listed: { kind: 'reviews', pages: content => content.cards('review') },
  async load({ content, params }) {
    const piece = await content.piece('review', params.slug ?? '')
    if (!piece || piece.category !== params.category)
      throw missing({ suggestions: guidesOf(content, params.category ?? '').slice(0, 3) })
    return loadGuide(content, piece)
  },
  head: headOf,
  view: ({ loaded }) => <ProductGuideView {...loaded} />,
  ads: ({ piece }) => ({ kind: 'reviews', category: piece.category }),
  whenSensitive: 'itself',
  examples: ['/product-reviews/sleep-and-nursery/choosing-a-place-to-sleep'],
})

export const awards = awardProducts.map(product =>
  page({
    path: addressOf('award', product),
    listed: { kind: 'reviews', pages: content => content.cards('award').filter(({ slug }) => slug === product) },
    async load({ content }) {
      const piece = await content.piece('award', product)
      if (!piece) throw missing({ suggestions: shelves })
      return loadGuide(content, piece)
    },
    head: headOf,
    view: ({ loaded }) => <ProductGuideView {...loaded} />,
    ads: ({ piece }) => ({ kind: 'reviews', category: piece.category }),
    whenSensitive: 'itself',
    examples: [addressOf('award', product)],
  }),
)
