// Two views cannot be server components as they are: they get the peer's own form.
const forms = {
  'page.tsx': "export * from '../bench/peers/next/page-context.tsx'",
  'island.tsx': "export { Island } from '../bench/peers/next/island.tsx'",
}

module.exports = function adaptView() {
  return forms[this.resourcePath.split(/[\\/]/).at(-1)]
}
