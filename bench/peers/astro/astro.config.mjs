import { join } from 'node:path'
import node from '@astrojs/node'
import react from '@astrojs/react'
import { defineConfig, passthroughImageService } from 'astro/config'
import { dedupe, replaceIslands } from '../same/replace-islands.mjs'

export default defineConfig({
  output: 'server',
  adapter: node({ mode: 'standalone' }),
  integrations: [react()],
  image: { service: passthroughImageService() },
  vite: {
    plugins: [replaceIslands(join(import.meta.dirname, 'src/island.tsx'))],
    resolve: { dedupe },
  },
})
