// A rule that asks a large element what it `:has` makes the browser look through all of it whenever anything in it
// changes: with each key in a field. What the whole page has to know stands at its root (views/document.tsx,
// client/page-marks.ts), and what a part is stands at the part. What stands right below a part is found at once; below the
// root it is not: while a page arrives, what is still to come was looked for in all that is there.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'

const views = join(import.meta.dirname, '../../views')
const large = /(?:html|:root|body|main|\.reading|\.tool(?:-page|-frame|-body)?|\.page)(?:\[[^\]]*\])*/
const within = new RegExp(`(?<![\\w-])${large.source}(?::not\\()?:has\\((?!>)[^)]*\\)`, 'g')
/** That an ad stands at the foot is asked only where somebody has allowed ads, and until it is closed. */
const root = /(?<![\w-])(?:html|:root|body)(?!\[data-ads\])(?:\[[^\]]*\])*(?::not\()?:has\([^)]*\)/g

/** Where there is no script, nothing on a page changes but by the visitor's own press. */
const withoutScript = /^( *)@media \(scripting: none\) \{.*?^\1\}/gms

/** Rules that look through a large part of a page. */
function lookingThrough(css: string): string[] {
  const rules = css.replace(/\/\*.*?\*\//gs, '').replace(withoutScript, '')
  return [...new Set([within, root].flatMap(pattern => rules.match(pattern) ?? []))]
}

t.test('no rule looks through a large part of the page', async t => {
  const bad = [
    'html:has(.a:focus)',
    'html:has(> body > .a)',
    'body:not(:has(> .b))',
    '.tool:has(.b)',
    ':root:not(:has(.c))',
    'html[data-ads]:has(.d)',
  ]
  for (const rule of bad)
    t.equal(lookingThrough(`.x { ${rule} & { color: red } }`).length, 1, `the measure sees ${rule}`)
  t.same(lookingThrough('html[data-ads]:has(> body > .a) {} .tool-foot:has(.b) {} .my-body:has(.c) {}'), [])
  const files = globSync('**/*.css', { cwd: views })
  t.ok(files.length > 100)
  for (const file of files) t.same(lookingThrough(readFileSync(join(views, file), 'utf8')), [], file)
})
