// What the head says, as plain values: each framework has its own way to write them.
import { site } from '../../../content/site.ts'
import { originOf } from '../../../domain/sites.ts'
import { textPage } from '../../../routes/structured-data.ts'
import { breadcrumbs } from '../../../views/content/breadcrumbs.ts'
import { structuredData } from '../../../views/json-ld.ts'
import { type Assets, createBuild } from './build.ts'
import type { ArticleData } from './page.tsx'

const themeColor = '#fbf6ec'
const fonts = ['fonts/brygada-1918-latin-wght-normal.woff2', 'fonts/atkinson-hyperlegible-next-latin-wght-normal.woff2']

/** The part of the head that every page shares; addresses as served. */
export function siteHead(assets: Assets) {
  const { asset } = createBuild(assets)
  return { themeColor, icon: asset('icons/mark.svg'), styles: asset('site.css'), fonts: fonts.map(asset) }
}

/** The part of one article; addresses absolute. */
export function articleHead({ piece, topics }: ArticleData, assets: Assets) {
  const { asset, origins } = createBuild(assets)
  const image = origins.main + asset('previews/article.png')
  const head = { title: piece.title, description: piece.description, way: breadcrumbs.article(topics), jsonLd: [textPage(piece)] }
  return {
    title: `${piece.title} | ${site.name}`,
    siteName: site.name,
    ogTitle: piece.title,
    description: piece.description,
    canonical: origins.main + piece.path,
    image,
    jsonLd: structuredData(head, { page: path => originOf(path, origins) + path, image }),
  }
}
