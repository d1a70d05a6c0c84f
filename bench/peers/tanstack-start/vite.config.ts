import { join } from 'node:path'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { dedupe, replaceIslands } from '../same/replace-islands.mjs'

export default defineConfig({
  plugins: [replaceIslands(join(import.meta.dirname, '../same/island.tsx')), tanstackStart(), react()],
  resolve: { dedupe },
})
