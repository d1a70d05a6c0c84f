// The page about the registry: its forms without script, its table with headers, its questions.
import t from 'tap'
import { checklist } from '../../../content/registry/checklist.ts'
import { comparedRegistries, comparedRows } from '../../../content/registry/compare.ts'
import { registryQuestions } from '../../../content/registry/questions.ts'
import { registryLimits } from '../../../domain/registry/registry.ts'
import { RegistryView } from '../../../views/registry/about/about.tsx'
import { QuietRegistryView } from '../../../views/registry/about/quiet-registry.tsx'
import { all, type Tag, textOf, withName } from '../../support/html.ts'
import { render } from '../../support/render.tsx'

const root = render(<RegistryView />)
const fieldsOf = (form: Tag) =>
  Object.fromEntries(withName(form, 'input').map(({ attributes }) => [attributes.name, attributes.value]))

t.test('three ways on: create, manage, find', async t => {
  const links = withName(root, 'a').map(link => [textOf(link).trim(), link.attributes.href])
  t.ok(links.some(([text, href]) => text === 'Create Registry' && href === '/manage'))
  t.ok(links.some(([text, href]) => text === 'Manage' && href === '/manage'))
  const [find] = withName(root, 'form').filter(({ attributes }) => attributes.action === '/babyregistrysearch')
  t.equal(find?.attributes.method, 'get')
  t.same(Object.keys(find ? fieldsOf(find) : {}), ['first_name', 'last_name'])
})

t.test('each line of the checklist is a form of its own, which needs no script', async t => {
  const forms = withName(root, 'form').filter(({ attributes }) => attributes.action === '/manage/add')
  t.ok(forms.every(({ attributes }) => attributes.method === 'post'))
  t.same(
    forms.map(fieldsOf).sort((a, b) => String(a.title).localeCompare(String(b.title))),
    checklist
      .map(({ title, group, note }) => ({ title, group, ...(note && { note }) }))
      .sort((a, b) => a.title.localeCompare(b.title)),
  )
  const names = forms.map(form => withName(form, 'button')[0]?.attributes['aria-label'])
  t.equal(new Set(names).size, forms.length, 'every button has a name of its own')
  t.ok(
    forms.every(form => withName(form, 'button')[0]?.attributes.type === 'submit'),
    'and sends its form',
  )
  t.equal(withName(root, 'x-island').length, 0, 'no island')
})

t.test('the comparison has headers for rows and columns', async t => {
  const [table] = withName(root, 'table').filter(({ attributes }) => attributes.id === 'compareRegistryTable')
  if (!table) return t.fail('there is no table')
  const headers = (scope: string) =>
    withName(table, 'th')
      .filter(({ attributes }) => attributes.scope === scope)
      .map(th => textOf(th))
  t.same(
    headers('col'),
    comparedRegistries.map(({ name }) => name),
  )
  t.same(
    headers('row'),
    comparedRows.map(({ title }) => title),
  )
  const named = withName(root, 'a').map(({ attributes }) => attributes.href)
  for (const { pages } of comparedRegistries) for (const { url } of pages) t.ok(named.includes(url), url)
})

t.test('ten questions and more, answered in sentences, with figures of the rules themselves', async t => {
  t.ok(registryQuestions.length >= 10)
  for (const { question, answer } of registryQuestions) {
    t.match(question, /\?$/)
    t.match(answer, /^[A-Z].*\.$/)
  }
  const text = textOf(root)
  t.match(text, `${registryLimits.shares.min} to ${registryLimits.shares.max} shares`)
  t.match(text, `Up to ${registryLimits.owners} people`)
})

t.test('the groups of the filter are those of the lines', async t => {
  const choices = withName(root, 'input').filter(({ attributes }) => attributes.type === 'radio')
  const groups = new Set(all(root, tag => 'data-group' in tag.attributes).map(tag => tag.attributes['data-group']))
  t.same(new Set(choices.map(({ attributes }) => attributes.value)), new Set(['all', ...groups]))
})

t.test('after a loss it says what became of lists, with no word that hurts', async t => {
  const quiet = textOf(render(<QuietRegistryView shown="/registry?show=all" />, { sensitive: true }))
  t.notMatch(quiet, /bab(y|ies)|registr|expect|congrat|nursery|birth/i)
  t.match(quiet, 'Nobody is told why')
})
