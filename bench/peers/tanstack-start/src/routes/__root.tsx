import { createRootRoute, HeadContent, Scripts } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { assets } from '../../../../../dist/manifest.json'
import { siteHead } from '../../../same/head.ts'

const { fonts, icon, styles, themeColor } = siteHead(assets)

export const Route = createRootRoute({
  head: () => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { name: 'theme-color', content: themeColor },
    ],
    links: [
      { rel: 'icon', href: icon, type: 'image/svg+xml' },
      ...fonts.map(href => ({ rel: 'preload', href, as: 'font', type: 'font/woff2', crossOrigin: '' as const })),
      { rel: 'stylesheet', href: styles },
    ],
  }),
  shellComponent: Layout,
})

function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <HeadContent />
      </head>
      <body data-layout="desktop" data-country="US">
        {children}
        <Scripts />
      </body>
    </html>
  )
}
