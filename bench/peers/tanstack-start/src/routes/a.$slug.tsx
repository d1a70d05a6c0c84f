// The whole page hydrates, as TanStack Start has it: the islands come alive with the rest.
import { createFileRoute, notFound } from '@tanstack/react-router'
import { assets } from '../../../../../dist/manifest.json'
import { articleHead } from '../../../same/head.ts'
import { ArticlePage } from '../../../same/page.tsx'
import { readArticle } from '../article.ts'

export const Route = createFileRoute('/a/$slug')({
  loader: async ({ params }) => {
    const article = await readArticle({ data: params.slug })
    if (!article) throw notFound()
    return article
  },
  head: ({ loaderData }) => {
    if (!loaderData) return {}
    const { title, siteName, ogTitle, description, canonical, image, jsonLd } = articleHead(loaderData, assets)
    return {
      meta: [
        { title },
        { name: 'description', content: description },
        { name: 'robots', content: 'index,follow' },
        { property: 'og:site_name', content: siteName },
        { property: 'og:type', content: 'article' },
        { property: 'og:title', content: ogTitle },
        { property: 'og:description', content: description },
        { property: 'og:url', content: canonical },
        { property: 'og:image', content: image },
        { property: 'og:image:width', content: '1200' },
        { property: 'og:image:height', content: '630' },
        ...jsonLd.map(block => ({ 'script:ld+json': block })),
      ],
      links: [{ rel: 'canonical', href: canonical }],
    }
  },
  component: Article,
})

function Article() {
  return <ArticlePage data={Route.useLoaderData()} assets={assets} />
}
