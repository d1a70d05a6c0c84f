// The document around every page: head, data for the browser, body attributes.
import type { ReactNode } from 'react'
import { isOfflinePage } from '../content/offline-pages.ts'
import { type AnalyticsProvider, site } from '../content/site.ts'
import { openings } from '../domain/prompts/opening.ts'
import { pixelPath } from '../domain/sends.ts'
import { originOf } from '../domain/sites.ts'
import { formatVersions } from '../experiments/assign.ts'
import type { PageState } from '../state/page-state.ts'
import { AmpLink } from './amp/twin.tsx'
import type { Head } from './head.ts'
import { structuredData } from './json-ld.ts'
import { type PageContext, usePage } from './page.tsx'
import { usePrompts } from './prompts/use-prompts.ts'

interface Props {
  /** The head as HTML: the part of every page, then that of this one. */
  headHtml: string
  /** Its content is a tool to work with. */
  hasTool: boolean
  children: ReactNode
}

export function Document({ headHtml, hasTool, children }: Props) {
  const page = usePage()
  const versions = formatVersions(page.versions)
  return (
    // What style sheets have to know of the whole page stands at its root, as in client/page-marks.ts.
    <html
      lang="en"
      data-cookie-domain={page.build.cookieDomain}
      data-bar={page.layout === 'in-app' ? undefined : ''}
      data-tool-page={hasTool ? '' : undefined}
    >
      <head dangerouslySetInnerHTML={{ __html: headHtml }} />
      <body
        data-layout={page.layout}
        data-country={page.country}
        data-sensitive={page.sensitive ? '' : undefined}
        data-experiments={versions || undefined}
      >
        {/* Before the first island: an island may wake while the page is still arriving, and needs it. */}
        <script
          type="application/json"
          id="page-state"
          dangerouslySetInnerHTML={{ __html: inlineJson(stateOf(page, usePrompts())) }}
        />
        {children}
        {page.build.providers?.pixel && !page.sensitive && (
          <noscript>
            <img src={pixelPath} width="1" height="1" alt="" />
          </noscript>
        )}
      </body>
    </html>
  )
}

/** Of the two faces, preloaded on every page. */
export const fonts = ['brygada-1918', 'atkinson-hyperlegible-next'].map(face => `fonts/${face}-latin-wght-normal.woff2`)

/** The part of the head that is the same for every page of a build. Only personal pages have a nonce. */
export function SiteHead({ nonce }: { nonce?: string }) {
  const { build, signedIn, accountUnavailable: away, site: siteName, sensitive } = usePage()
  const { asset } = build
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <meta name="theme-color" content="#fbf6ec" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#151b23" media="(prefers-color-scheme: dark)" />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      {/* Before the style sheet, for which it would wait. */}
      <script src={asset('js/apply-look.js')} nonce={nonce} />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href={asset('icons/mark.svg')} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={asset('icons/apple-touch.png')} />
      <link rel="manifest" href="/manifest.webmanifest" />
      {fonts.map(font => (
        <link key={font} rel="preload" href={asset(font)} as="font" type="font/woff2" crossOrigin="" />
      ))}
      <link rel="stylesheet" href={asset('site.css')} />
      {siteName === 'names' && <link rel="stylesheet" href={asset('names.css')} />}
      {(signedIn || away) && <link rel="stylesheet" href={asset('own.css')} />}
      {/* Runs before the first paint: no click on an island that is not awake yet is lost. */}
      <script type="module" async src={asset('js/main.js')} nonce={nonce} {...{ blocking: 'render' }} />
      {build.providers?.analytics && !sensitive && (
        <script type="module" src={asset('js/analytics.js')} nonce={nonce} />
      )}
    </>
  )
}

/** The part of the head that a page decides. */
export function PageHead({ head, nonce }: { head: Head; nonce?: string }) {
  const { build, site: siteName, path, sensitive } = usePage()
  const startsOrEndsCopies = sensitive || (build.offline && isOfflinePage(path, build.cardAt(path)))
  const origin = build.origins[siteName]
  const image = origin + build.asset(head.image ?? 'previews/plain.png')
  const addressOf = (path: string) => originOf(path, build.origins) + path
  const title = head.path === '/' ? `${site.name}: ${head.title}` : `${head.title} | ${site.name}`
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={head.description} />
      <meta name="robots" content={head.noindex ? 'noindex' : 'index,follow'} />
      {head.path !== undefined && <link rel="canonical" href={origin + head.path} />}
      <AmpLink head={head} />
      {head.path !== undefined && <meta property="og:url" content={origin + head.path} />}
      {head.prev !== undefined && <link rel="prev" href={head.prev} />}
      {head.next !== undefined && <link rel="next" href={head.next} />}
      {head.feed && <link rel="alternate" type="application/atom+xml" title={head.feed.title} href={head.feed.path} />}
      <meta property="og:type" content={head.type ?? 'website'} />
      <meta property="og:title" content={head.title} />
      <meta property="og:description" content={head.description} />
      <meta property="og:image" content={image} />
      {head.sheet && <link rel="stylesheet" href={build.asset(`${head.sheet}.css`)} />}
      {head.isGuide && (
        <>
          <link rel="stylesheet" href={build.asset('guides.css')} />
          {/* Before the first paint, so that nothing is seen to fold. */}
          <script type="module" async src={build.asset('js/guides.js')} nonce={nonce} {...{ blocking: 'render' }} />
        </>
      )}
      {head.script && <script type="module" src={build.asset(head.script)} nonce={nonce} />}
      {build.adProvider && !sensitive && <script type="module" src={build.asset('js/ads.js')} nonce={nonce} />}
      {startsOrEndsCopies && <script type="module" src={build.asset('js/offline.js')} nonce={nonce} />}
      {structuredData(head, { page: addressOf, image }).map((block, i) => (
        <script key={i} type="application/ld+json" dangerouslySetInnerHTML={{ __html: inlineJson(block) }} />
      ))}
    </>
  )
}

const scriptOf = ({ script, object }: AnalyticsProvider) => ({ script, object })

const stateOf = (
  { layout, country, signedIn, versions, sensitive, build }: PageContext,
  prompts: readonly string[],
): PageState => ({
  layout,
  country,
  signedIn,
  versions,
  speedShare: sensitive ? 0 : (build.speedShare ?? 0),
  ...(sensitive
    ? { sensitive }
    : { ads: build.adProvider, ...(build.providers?.analytics && { analytics: scriptOf(build.providers.analytics) }) }),
  opens: openings.find(id => prompts.includes(id)),
})

const escapes: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

/** JSON that cannot end the script block it stands in. */
export const inlineJson = (value: unknown) =>
  JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, c => escapes[c] as string)
