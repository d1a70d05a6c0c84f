// React comes as one script. esbuild makes a script for each set of modules that the same entries use: left alone, React
// is cut into what islands use (hooks, JSX) and what wakes them (react-dom), and each piece is compressed by itself.
import { join } from 'node:path'

const core = join(import.meta.dirname, 'react-core.mjs')
const pieces = /^(?:react|react\/jsx-runtime|react-dom|react-dom\/client)$/
/** How jotai names its own half for React. */
const pieceOfJotai = /^\.\/react\.js$/
/** Files of the pieces themselves, which find each other. */
const inside = /[\\/]node_modules[\\/](?:react|react-dom|jotai[\\/]dist[\\/]react)[\\/]/

/** Leads whoever imports a piece of React to the one module that holds all of it. */
export const reactScript = {
  name: 'react-script',
  setup(build) {
    const toCore = { path: core, sideEffects: false } // who uses none of it does not load it
    build.onResolve({ filter: pieces }, ({ importer }) =>
      importer === core || inside.test(importer) ? undefined : toCore,
    )
    build.onResolve({ filter: pieceOfJotai }, ({ importer }) =>
      /[\\/]jotai[\\/]dist[\\/]index\.js$/.test(importer) ? toCore : undefined,
    )
  },
}
