// Bench servers are bundled as the site's own server is, so that both run the same kind of code.
import { join } from 'node:path'
import { build } from 'esbuild'

const out = join(import.meta.dirname, 'report/servers')

/** Bundles the scripts of this folder and gives the path of one by its name. */
export async function bundleServers(names: string[]): Promise<(name: string) => string> {
  await build({
    entryPoints: names.map(name => join(import.meta.dirname, name)),
    outdir: out,
    bundle: true,
    minify: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    jsx: 'automatic',
    outExtension: { '.js': '.mjs' },
    define: { 'process.env.NODE_ENV': '"production"' },
    banner: {
      js: "import { createRequire as requireBeside } from 'node:module'; const require = requireBeside(import.meta.url);",
    },
    logLevel: 'warning',
  })
  return name => join(out, `${name}.mjs`)
}
