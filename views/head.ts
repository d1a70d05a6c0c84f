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
  /** Structured data, one block each. */
  jsonLd?: object[]
}
