import { join } from 'node:path'

const adapted = { loaders: [join(import.meta.dirname, 'adapt-view.cjs')] }

/** @type {import('next').NextConfig} */
export default {
  compress: false,
  poweredByHeader: false,
  typescript: { ignoreBuildErrors: true },
  turbopack: {
    root: join(import.meta.dirname, '../../..'),
    rules: { '**/views/page.tsx': adapted, '**/views/island.tsx': adapted },
  },
}
