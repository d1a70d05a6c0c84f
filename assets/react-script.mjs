// React comes as one script, bundled once and given to the other scripts as one module. esbuild makes a script for each
// set of modules that the same entries use: left alone, React is cut into what islands use (hooks, JSX) and what wakes
// them (react-dom), each compressed by itself, and what turns its CommonJS into modules comes before the first paint.
import { join } from 'node:path'
import { plainReact } from './plain-react.mjs'

const core = join(import.meta.dirname, 'react-core.mjs')
const pieces = /^(?:react|react\/jsx-runtime|react-dom|react-dom\/client)$/
const inJotai = /[\\/]node_modules[\\/]jotai[\\/]dist[\\/]/

/** jotai's atoms, which are also used without React, stay outside. */
const withoutAtoms = {
  name: 'without-atoms',
  setup(build) {
    build.onResolve({ filter: /^\.\.\/vanilla\.js$/ }, () => ({ path: 'jotai/vanilla', external: true }))
  },
}

/**
 * Leads whoever imports a piece of React, or jotai's half for React, to the one module that holds all of it.
 * @param dev with React's warnings
 */
export const reactScript = dev => ({
  name: 'react-script',
  setup({ esbuild, initialOptions, onLoad, onResolve }) {
    const toCore = { path: core, sideEffects: false } // who uses none of it does not load it
    onResolve({ filter: pieces }, () => toCore)
    onResolve({ filter: /^\.\/react\.js$/ }, ({ importer }) => (inJotai.test(importer) ? toCore : undefined))
    onLoad({ filter: /[\\/]react-core\.mjs$/ }, async () => {
      const { absWorkingDir, define, minify, target } = initialOptions
      const { outputFiles } = await esbuild.build({
        absWorkingDir,
        define,
        minify,
        target,
        entryPoints: [core],
        bundle: true,
        format: 'esm',
        write: false,
        legalComments: 'inline', // the scripts' own build takes them out
        plugins: [withoutAtoms, ...(dev ? [] : [plainReact])],
      })
      return { contents: outputFiles[0].text, resolveDir: import.meta.dirname }
    })
  },
})
