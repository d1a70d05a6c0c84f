// The document around every page: head, data for the browser, body attributes.
import type { ReactNode } from 'react'
import { site } from '../content/site.ts'
import { formatVersions } from '../experiments/assign.ts'
import type { Head } from './head.ts'
import { type PageContext, usePage } from './page.tsx'

interface Props {
  head: Head
  children: ReactNode
  /** Only personal pages have one; a page with a nonce is never kept. */
  nonce?: string
}

export function Document({ head, children, nonce }: Props) {
  const page = usePage()
  const versions = formatVersions(page.versions)
  return (
    <html lang="en">
      <DocumentHead head={head} page={page} nonce={nonce} />
      <body data-layout={page.layout} data-country={page.country} data-experiments={versions || undefined}>
        {children}
        <script type="application/json" id="page-state" dangerouslySetInnerHTML={{ __html: inlineJson(stateOf(page)) }} />
      </body>
    </html>
  )
}

function DocumentHead({ head, page, nonce }: { head: Head; page: PageContext; nonce: string | undefined }) {
  const { asset, origins } = page.build
  const address = head.path === undefined ? undefined : origins[page.site] + head.path
  const title = head.path === '/' ? `${site.name}: ${head.title}` : `${head.title} | ${site.name}`
  return (
    <head>
      <meta charSet="utf-8" />
      <title>{title}</title>
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="description" content={head.description} />
      <meta name="robots" content={head.noindex ? 'noindex' : 'index,follow'} />
      {address && <link rel="canonical" href={address} />}
      <meta property="og:site_name" content={site.name} />
      <meta property="og:type" content={head.type ?? 'website'} />
      <meta property="og:title" content={head.title} />
      <meta property="og:description" content={head.description} />
      {address && <meta property="og:url" content={address} />}
      <meta property="og:image" content={origins[page.site] + asset(head.image ?? 'icons/og.png')} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="theme-color" content="#fbf6ec" />
      <link rel="icon" href={asset('icons/mark.svg')} type="image/svg+xml" />
      <link rel="preload" href={asset('fonts/brygada-1918-latin-wght-normal.woff2')} as="font" type="font/woff2" crossOrigin="" />
      <link
        rel="preload"
        href={asset('fonts/atkinson-hyperlegible-next-latin-wght-normal.woff2')}
        as="font"
        type="font/woff2"
        crossOrigin=""
      />
      <link rel="stylesheet" href={asset('site.css')} />
      {/* Small and before the first paint: from then on no click on a sleeping island is lost. */}
      <script type="module" async src={asset('js/main.js')} nonce={nonce} {...{ blocking: 'render' }} />
      {head.jsonLd?.map((block, i) => (
        <script key={i} type="application/ld+json" dangerouslySetInnerHTML={{ __html: inlineJson(block) }} />
      ))}
    </head>
  )
}

/** What the browser's store starts from. Only fields of the page's input: the block is part of the public bytes. */
export interface PageState {
  layout: PageContext['layout']
  signedIn: boolean
  versions: PageContext['versions']
}

const stateOf = ({ layout, signedIn, versions }: PageContext): PageState => ({ layout, signedIn, versions })

const escapes: Record<string, string> = { '<': '\\u003c', '>': '\\u003e', '&': '\\u0026', '\u2028': '\\u2028', '\u2029': '\\u2029' }

/** JSON that cannot end the script block it stands in. */
export const inlineJson = (value: unknown) => JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, c => escapes[c] as string)
