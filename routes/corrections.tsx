import { corrections } from '../content/corrections.ts'
import { breadcrumbs } from '../views/content/breadcrumbs.ts'
import { CorrectionsView } from '../views/content/corrections.tsx'
import { missing, page } from './define-page.tsx'

const path = '/corrections'

export const correctionsPage = page({
  path,
  async load({ content }) {
    const piece = await content.piece('page', 'corrections')
    if (!piece) throw missing({ suggestions: [] })
    return { piece, corrections }
  },
  head: ({ piece: { title, description, updated }, corrections }) => ({
    title,
    description,
    path,
    breadcrumbs: breadcrumbs.plain(),
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'CollectionPage',
        name: title,
        description,
        url: path,
        dateModified: updated,
        hasPart: corrections.map(({ on, path, wrong, now }) => ({
          '@type': 'CorrectionComment',
          datePublished: on,
          text: `It said: ${wrong} It says now: ${now}`,
          about: { '@type': 'WebPage', url: path },
        })),
      },
    ],
  }),
  view: ({ loaded }) => <CorrectionsView {...loaded} />,
  whenSensitive: 'itself',
  examples: [path],
})
