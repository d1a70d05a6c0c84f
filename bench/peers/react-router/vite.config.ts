import { join } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { dedupe, replaceIslands } from '../same/replace-islands.mjs'

export default defineConfig({
  plugins: [replaceIslands(join(import.meta.dirname, '../same/island.tsx')), reactRouter()],
  resolve: { dedupe },
})
