// A control that comes to life changes its ground and its words at once: a ground that follows slowly leaves the words
// on a ground of their own lightness for as long as it takes.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'

const views = join(import.meta.dirname, '../../views')
const block = /([^{};]+)\{((?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*)\}/g

/** Selectors whose ground fades, and whose disabled state has another ground and another color of words. */
function fadingControls(css: string): string[] {
  return [...css.matchAll(block)].flatMap(([, selector = '', body = '']) => {
    const own = body.replace(block, '')
    const disabled = [...body.matchAll(block)].some(
      ([, nested = '', rules = '']) =>
        /disabled/.test(nested) && /(^|\s)background/.test(rules) && /(^|\s)color:/.test(rules),
    )
    const found = /transition[^;]*\b(?:background|all)\b/.test(own) && disabled ? [selector.trim()] : []
    return [...found, ...fadingControls(body)]
  })
}

t.test('no control fades out of being disabled', async t => {
  const control = '.a { transition: background 1s; &:disabled { background: red; color: blue; } }'
  t.same(fadingControls(`@layer ui { ${control} }`), ['.a'], 'the measure sees one')
  const files = globSync('**/*.css', { cwd: views })
  t.ok(files.length > 100)
  for (const file of files) t.same(fadingControls(readFileSync(join(views, file), 'utf8')), [], file)
})
