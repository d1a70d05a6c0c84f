/** A breadcrumb: a page above another one. */
export interface Step {
  title: string
  path: string
}

/** What a page says about itself to search engines and other sites. */
export interface Head {
  title: string
  description: string
  /** Its canonical address; an error page has none. */
  path?: string
  noindex?: boolean
  /** Name of an asset, 1200 x 630. */
  image?: string
  type?: 'website' | 'article'
  /** The pages above it, the topmost first. */
  breadcrumbs?: readonly Step[]
  /** Of a list over several pages, its neighbours' addresses. */
  prev?: string
  next?: string
  /** An Atom feed of what it lists. */
  feed?: { title: string; path: string }
  /** A style sheet that only some pages load, by the name of its sheet. */
  sheet?: 'tools' | 'home' | 'fetus' | 'search' | 'registry-about' | 'registry-guest' | 'manage'
  /** A guide to a week or month, or their index: with a style sheet and a script, which folds its sections on phones. */
  isGuide?: boolean
  /** A script that only this page loads, by its served name: `js/passkeys.js`. */
  script?: string
  /** Blocks of structured data. Addresses of this site are paths in them; json-ld.ts makes them whole. */
  jsonLd?: object[]
}
