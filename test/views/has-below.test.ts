// The browser takes all rules for what stands below, or after, an element that `:has` something for one: whenever one of
// those elements may have changed, everything below it that any of the rules could mean is styled anew. So what they mean
// has a class of its own. (Tags like `p` and `button` made each key in a tool style all of these on the page.)
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { filesOfSheets } from '../../views/sheets.ts'

const views = join(import.meta.dirname, '../../views')
/** Sheets of pages on which much is pressed. */
const sheets = ['site', 'tools', 'guides', 'fetus', 'own'] as const
/** Classes that stand for no part of its own. */
const shared = /\.(?:button|icon|text)(?:-[\w-]+)?(?![\w-])/g
/** The page has one of them. */
const single = ['main']

/** The selectors of a style sheet, each with those that it stands in. */
function selectorsIn(css: string): string[] {
  const found: string[] = []
  const around: string[] = []
  for (const [, head = '', end] of css.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{};]*)([{};])/g))
    if (end === '{') {
      const own = head.trim()
      const outer = around.findLast(selector => !selector.startsWith('@')) ?? ''
      const full = own.startsWith('@') ? own : own.includes('&') ? own.replaceAll('&', outer) : `${outer} ${own}`.trim()
      around.push(full)
      if (!own.startsWith('@')) found.push(full)
    } else if (end === '}') around.pop()
  return found
}

/** Replaces what stands in brackets, so that what is left can be split. */
const withoutBrackets = (selector: string): string => {
  const next = selector.replace(/\([^()]*\)/g, '')
  return next === selector ? selector : withoutBrackets(next)
}

/** What of a rule is meant below or after an element that `:has` something, when it has no class of its own. */
function looseBelow(selector: string): string[] {
  const marked = selector.replace(/(:not\()?:has\(/g, '.HAS$1:is(')
  return withoutBrackets(marked)
    .split(',')
    .flatMap(one => {
      const parts = one.trim().split(/[\s>+~]+/)
      const subject = parts.at(-1) ?? ''
      const isBelow = parts.slice(0, -1).some(part => part.includes('.HAS'))
      const own = subject.replaceAll('.HAS', '').replace(shared, '')
      return isBelow && !/[.#[]/.test(own) && !single.includes(own) ? [subject] : []
    })
}

t.test('what stands below an element that has something is named', async t => {
  const loose = (css: string) => selectorsIn(css).flatMap(looseBelow)
  t.same(loose('.a:has(.b) p {} .a { &:has(> .b) { & > .button {} & ul > * {} } } .a:not(:has(.b)) ~ select {}'), [
    'p',
    '.button',
    '*',
    'select',
  ])
  t.same(loose('p:has(.b) {} .a:has(p) .own {} .a { & .b p:has(~ i) {} } @media (x) { .a:has(b) > .c.button {} }'), [])
  const files = filesOfSheets(globSync('**/*.css', { cwd: views }))
  for (const file of sheets.flatMap(sheet => files[sheet] ?? []))
    t.same(loose(readFileSync(join(views, file), 'utf8')), [], file)
})
