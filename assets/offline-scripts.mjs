// The scripts that a browser keeps for when there is no network: all that a tool's page may load, at once or when
// something is pressed.

/** What such a page brings besides its first script, each with all that it imports, now or later. */
const entries = [
  'client/hydrate.tsx',
  'client/menus.ts',
  'client/tool-islands.ts',
  'views/consent/privacy-choices.tsx',
  'views/search/search-box.tsx',
  'views/ui/save-heart.tsx',
  'views/ui/share-buttons.tsx',
  'views/ui/text-input.tsx',
]

/**
 * @param metafile esbuild's, of the browser's scripts
 * @param addressOf an output's address by its path
 * @returns the addresses of those scripts
 */
export function offlineScripts({ outputs }, addressOf) {
  const outputOf = entry => {
    const found = Object.keys(outputs).find(path => outputs[path].entryPoint === entry)
    if (!found) throw new Error(`${entry} is no script of its own: see assets/offline-scripts.mjs`)
    return found
  }
  const found = new Set()
  function add(path, isIncluded) {
    if (found.has(path) || !outputs[path]) return
    found.add(path)
    for (const { path: imported, kind } of outputs[path].imports) if (isIncluded(kind)) add(imported, isIncluded)
  }
  for (const entry of entries) add(outputOf(entry), () => true)
  add(outputOf('client/main.ts'), kind => kind === 'import-statement') // later it loads what other pages need
  return [...found].map(addressOf).sort()
}
