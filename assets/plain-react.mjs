// React's half of the browser as a module. It comes as one of CommonJS: esbuild then puts all of it into one function,
// which a browser reads once as it loads and once more, at one go and on the page's own thread, as it is called. As a
// module it is read once, aside, and what the site does not use of it is left out.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const required = /"use strict";\s*var ((?:\w+ = require\("[\w-]+"\),?\s*)+);/
const exported = /^exports\.(\w+) = /gm

/**
 * The text of a module for that of a file of CommonJS, whose first statement has all that it needs.
 * @throws Error where React is no longer written so
 */
export function asModule(text) {
  const [statement, list] = required.exec(text) ?? []
  if (!statement) throw new Error('React begins in another way than assets/plain-react.mjs knows.')
  const imports = [...list.matchAll(/(\w+) = require\("([\w-]+)"\)/g)].map(
    ([, name, from]) => `import ${name} from '${from}'`,
  )
  const module = text.replace(statement, imports.join('\n')).replace(exported, 'export const $1 = ')
  if (/\brequire\(|\bexports\b/.test(module))
    throw new Error('React needs or gives something that assets/plain-react.mjs does not know.')
  return module
}

/** For builds without React's warnings. */
export const plainReact = {
  name: 'plain-react',
  setup(build) {
    const client = createRequire(import.meta.url).resolve('react-dom/client')
    const path = join(dirname(client), 'cjs/react-dom-client.production.js')
    build.onResolve({ filter: /^react-dom\/client$/ }, () => ({ path, namespace: 'plain-react' }))
    build.onLoad({ filter: /./, namespace: 'plain-react' }, () => ({
      contents: asModule(readFileSync(path, 'utf8')),
      loader: 'js',
      resolveDir: dirname(path),
    }))
  },
}
