// The whole page hydrates, as React Router has it: the islands come alive with the rest.
import { data } from 'react-router'
import { assets } from '../../../../../dist/manifest.json'
import { articleHead } from '../../../same/head.ts'
import { ArticlePage } from '../../../same/page.tsx'
import { loadArticle } from '../articles.server.ts'
import type { Route } from './+types/article.ts'

export async function loader({ params }: Route.LoaderArgs) {
  const article = await loadArticle(params.slug)
  if (!article) throw data(null, 404)
  return article
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { title, siteName, ogTitle, description, canonical, image, jsonLd } = articleHead(loaderData, assets)
  return [
    { title },
    { name: 'description', content: description },
    { name: 'robots', content: 'index,follow' },
    { tagName: 'link', rel: 'canonical', href: canonical },
    { property: 'og:site_name', content: siteName },
    { property: 'og:type', content: 'article' },
    { property: 'og:title', content: ogTitle },
    { property: 'og:description', content: description },
    { property: 'og:url', content: canonical },
    { property: 'og:image', content: image },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    ...jsonLd.map(block => ({ 'script:ld+json': block })),
  ]
}

export default function Article({ loaderData }: Route.ComponentProps) {
  return <ArticlePage data={loaderData} assets={assets} />
}
