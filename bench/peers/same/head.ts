// What the head says, as plain values: each framework has its own way to write them.
import type { Piece } from '../../../content/schema.ts'
import { site } from '../../../content/site.ts'
import { textPage } from '../../../routes/structured-data.ts'
import { type Assets, createBuild } from './build.ts'

const themeColor = '#fbf6ec'
const fonts = ['fonts/brygada-1918-latin-wght-normal.woff2', 'fonts/atkinson-hyperlegible-next-latin-wght-normal.woff2']

/** The part of the head that every page shares; addresses as served. */
export function siteHead(assets: Assets) {
  const { asset } = createBuild(assets)
  return { themeColor, icon: asset('icons/mark.svg'), styles: asset('site.css'), fonts: fonts.map(asset) }
}

/** The part of one article; addresses absolute. */
export function articleHead(piece: Piece<'article'>, assets: Assets) {
  const { asset, origins } = createBuild(assets)
  return {
    title: `${piece.title} | ${site.name}`,
    siteName: site.name,
    ogTitle: piece.title,
    description: piece.description,
    canonical: origins.main + piece.path,
    image: origins.main + asset('previews/article.png'),
    jsonLd: textPage(piece),
  }
}
