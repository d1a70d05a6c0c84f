// The article for both of its addresses: rendered for each request, and kept from the build.
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { articleHead, siteHead } from '../same/head.ts'
import { ArticlePage } from '../same/page.tsx'
import { assets, loadArticle } from './articles.ts'

export interface Props {
  params: Promise<{ slug: string }>
}

export async function metadataOf({ params }: Props): Promise<Metadata> {
  const data = await loadArticle((await params).slug)
  if (!data) return {}
  const { title, siteName, ogTitle, description, canonical, image } = articleHead(data, assets)
  return {
    title,
    description,
    robots: 'index,follow',
    alternates: { canonical },
    openGraph: {
      siteName,
      type: 'article',
      title: ogTitle,
      description,
      url: canonical,
      images: [{ url: image, width: 1200, height: 630 }],
    },
    icons: { icon: { url: siteHead(assets).icon, type: 'image/svg+xml' } },
  }
}

export async function Article({ params }: Props) {
  const data = await loadArticle((await params).slug)
  if (!data) notFound()
  const { jsonLd } = articleHead(data, assets)
  return (
    <>
      {jsonLd.map((block, i) => (
        <script key={i} type="application/ld+json" dangerouslySetInnerHTML={{ __html: JSON.stringify(block).replace(/</g, '\\u003c') }} />
      ))}
      <ArticlePage data={data} assets={assets} />
    </>
  )
}
