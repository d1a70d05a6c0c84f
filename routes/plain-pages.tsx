import { PlainPageView } from '../views/content/plain-page.tsx'
import { missing, page } from './define.tsx'

/** A page of plain text from content/pages. */
const plainPage = (slug: string) =>
  page({
    path: `/${slug}`,
    async load({ content }) {
      const piece = await content.piece('page', slug)
      if (!piece) throw missing({ suggestions: [] })
      return { piece }
    },
    head: ({ piece }) => ({ title: piece.title, description: piece.description, path: piece.path }),
    view: ({ loaded }) => <PlainPageView piece={loaded.piece} />,
    examples: [`/${slug}`],
  })

export const aboutUs = plainPage('about-us')
