// Three views cannot be server components as they are: two get the peer's own form, one must not import a client component's file
// for the sake of a constant.
const { readFileSync } = require('node:fs')
const { join } = require('node:path')

const forms = {
  'page.tsx': () => "export * from '../bench/peers/next/page-context.tsx'",
  'island.tsx': () => "export { Island } from '../bench/peers/next/island.tsx'",
  'site-nav.tsx': (source, folder) => {
    const menuId = /export (const menuId = '[\w-]+')/.exec(readFileSync(join(folder, 'menu-button.tsx'), 'utf8'))
    const adapted = source.replace("import { menuId } from './menu-button.tsx'", menuId?.[1])
    if (!menuId || adapted === source) throw new Error('site-nav.tsx no longer takes menuId from menu-button.tsx: see adapt-view.cjs')
    return adapted
  },
}

module.exports = function adaptView(source) {
  const name = this.resourcePath.split(/[\\/]/).at(-1)
  return forms[name](source, join(this.resourcePath, '..'))
}
