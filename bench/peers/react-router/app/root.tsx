import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import { assets } from '../../../../dist/manifest.json'
import { siteHead } from '../../same/head.ts'

const { fonts, icon, styles, themeColor } = siteHead(assets)

export const links = () => [
  { rel: 'icon', href: icon, type: 'image/svg+xml' },
  ...fonts.map(href => ({ rel: 'preload', href, as: 'font', type: 'font/woff2', crossOrigin: '' })),
  { rel: 'stylesheet', href: styles },
]

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={themeColor} />
        <Meta />
        <Links />
      </head>
      <body data-layout="desktop" data-country="US">
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default Outlet
