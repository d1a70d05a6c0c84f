// The HTML document of an AMP twin: what AMP requires in the head, the page's own head, and the body after to-amp.ts.
import type { ReactNode } from 'react'
import type { AmpProviders } from '../../content/site.ts'
import { fonts, PageHead } from '../document.tsx'
import { type PageContext, PageProvider, type Presented } from '../page.tsx'
import { AmpFrame } from './amp-frame.tsx'
import { ampServices, asksConsent } from './amp-services.ts'
import { toAmp } from './to-amp.ts'

/** The origin of AMP's scripts. It is the only foreign origin whose scripts run, and on twins only. */
export const ampOrigin = 'https://cdn.ampproject.org'

// AMP's boilerplate, which the validator compares word for word. It hides the page until AMP's script runs, for eight
// seconds at most.
const vendors = ['-webkit-', '-moz-', '-ms-', ''] as const
const hidden = vendors.map(vendor => `${vendor}animation:-amp-start 8s steps(1,end) 0s 1 normal both`).join(';')
const start = ['-webkit-', '-moz-', '-ms-', '-o-', '']
  .map(vendor => `@${vendor}keyframes -amp-start{from{visibility:hidden}to{visibility:visible}}`)
  .join('')
const shown = vendors.map(vendor => `${vendor}animation:none`).join(';')
const boilerplate = `<style amp-boilerplate>body{${hidden}}${start}</style><noscript><style amp-boilerplate>body{${shown}}</style></noscript>`

const script = (file: string, element?: string) =>
  `<script async${element === undefined ? '' : ` custom-element="${element}"`} src="${ampOrigin}/${file}"></script>`

/** The page's own head, for its twin. */
export const ampHead = ({ head }: Presented, context: PageContext): ReactNode => (
  <PageProvider value={context}>
    <PageHead head={{ ...head, sheet: undefined, isGuide: false }} />
  </PageProvider>
)

/** The body of a twin, which `toAmp` still has to convert. */
export const ampBody = (
  { body, ads, sensitive }: Presented,
  context: PageContext,
  providers: AmpProviders,
): ReactNode => (
  <PageProvider value={{ ...context, sensitive }}>
    <AmpFrame ads={ads} providers={providers} year={new Date().getUTCFullYear()}>
      {body}
    </AmpFrame>
  </PageProvider>
)

interface AmpParts {
  /** `ampHead` and `ampBody`, rendered. */
  headHtml: string
  bodyHtml: string
  /** The twin's style sheet; AMP allows only one, inline. */
  css: string
  providers: AmpProviders
}

/**
 * A twin as HTML.
 * @throws AmpHtmlError for a body that AMP forbids
 */
export function ampDocument(
  { ads, sensitive }: Presented,
  { build, country }: PageContext,
  { headHtml, bodyHtml, css, providers }: AmpParts,
): string {
  const counts = !sensitive && ampServices(providers).length > 0
  const scripts = [
    script('v0.js'),
    bodyHtml.includes('<form ') ? script('v0/amp-form-0.1.js', 'amp-form') : '',
    ads && providers.ads ? script('v0/amp-ad-0.1.js', 'amp-ad') : '',
    counts ? script('v0/amp-analytics-0.1.js', 'amp-analytics') : '',
    !sensitive && asksConsent(providers) ? script('v0/amp-consent-0.1.js', 'amp-consent') : '',
  ]
  const faces = fonts.map(
    font => `<link rel="preload" href="${build.asset(font)}" as="font" type="font/woff2" crossorigin>`,
  )
  return (
    `<!doctype html><html amp lang="en"><head><meta charset="utf-8">${scripts.join('')}` +
    `<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="theme-color" content="#fbf6ec">${headHtml}` +
    `<link rel="icon" href="${build.asset('icons/mark.svg')}" type="image/svg+xml">${faces.join('')}${boilerplate}<style amp-custom>${css}</style></head>` +
    `<body data-layout="mobile" data-country="${country}"${sensitive ? ' data-sensitive=""' : ''}>${toAmp(bodyHtml)}</body></html>`
  )
}
