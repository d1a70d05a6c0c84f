/** A page on the way up to another. */
export interface Step {
  title: string
  path: string
}

/** What a page says about itself to search engines and other sites. */
export interface Head {
  title: string
  description: string
  /** Its one address; a page without it (an error) has no canonical link. */
  path?: string
  noindex?: boolean
  /** Name of an asset, 1200 x 630. */
  image?: string
  type?: 'website' | 'article'
  /** The way up to it, as its breadcrumb shows it. */
  breadcrumbs?: readonly Step[]
  /** Of a list over several pages, its neighbours' addresses. */
  prev?: string
  next?: string
  /** An Atom feed of what it lists. */
  feed?: { title: string; path: string }
  /** A script of its own beside that of every page, by its served name: `js/passkeys.js`. */
  script?: string
  /** Structured data, one block each. An address of ours in it is a path: the document makes it whole. */
  jsonLd?: object[]
}
