// For peers that Vite builds: whoever imports views/island.tsx gets the peer's own.

/** @param {string} file absolute path of the module that takes its place */
export const replaceIslands = file => ({
  name: 'replace-islands',
  enforce: 'pre',
  resolveId(source, importer) {
    return source.endsWith('/island.tsx') && importer?.includes('/views/') ? file : undefined
  },
})

/** Views lie outside the peer's folder: what they import must be the peer's own copy. */
export const dedupe = ['react', 'react-dom', 'jotai', 'lru-cache']
