import type { Viewport } from 'next'
import type { ReactNode } from 'react'
import { preload } from 'react-dom'
import { siteHead } from '../../same/head.ts'
import { assets } from '../articles.ts'

const { fonts, styles, themeColor } = siteHead(assets)

export const viewport: Viewport = { themeColor }

export default function RootLayout({ children }: { children: ReactNode }) {
  for (const href of fonts) preload(href, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  return (
    <html lang="en">
      <head>
        <link rel="stylesheet" href={styles} />
      </head>
      <body data-layout="desktop" data-country="US">
        {children}
      </body>
    </html>
  )
}
