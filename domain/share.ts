// Links that share a page on other sites.

export type ShareNetwork = 'facebook' | 'pinterest' | 'twitter' | 'email'

export interface SharedPage {
  /** The page's full address. */
  url: string
  title: string
}

/** Name of each site, and the address that shares a page there. */
const networks: Record<ShareNetwork, { name: string; address: (page: SharedPage) => string }> = {
  facebook: {
    name: 'Facebook',
    address: ({ url }) => `https://www.facebook.com/sharer/sharer.php?${query({ u: url })}`,
  },
  pinterest: {
    name: 'Pinterest',
    address: ({ url, title }) => `https://www.pinterest.com/pin/create/button/?${query({ url, description: title })}`,
  },
  twitter: {
    name: 'Twitter',
    address: ({ url, title }) => `https://twitter.com/intent/tweet?${query({ url, text: title })}`,
  },
  email: {
    name: 'E-mail',
    address: ({ url, title }) => `mailto:?${query({ subject: title, body: `${title}\r\n${url}` })}`,
  },
}

/** Spaces become %20: mail programs do not know the plus. */
const query = (fields: Record<string, string>) =>
  Object.entries(fields)
    .map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`)
    .join('&')

export interface ShareLink {
  network: ShareNetwork
  name: string
  href: string
}

/** A link for every network, in the order in which they are shown. */
export const shareLinks = (page: SharedPage): ShareLink[] =>
  (Object.keys(networks) as ShareNetwork[]) // keys of the table above, which TypeScript widens to string
    .map(network => ({ network, name: networks[network].name, href: networks[network].address(page) }))
