import t from 'tap'
import { TextLink } from '../../views/ui/link.tsx'
import { textOf, withName } from '../support/html.ts'
import { render } from '../support/render.tsx'

const link = (props: Omit<Parameters<typeof TextLink>[0], 'children'>): Record<string, string> => {
  const root = render(<TextLink {...props}>Words</TextLink>)
  return { ...withName(root, 'a')[0]?.attributes, text: textOf(root) }
}

t.test('own pages are plain links', async t => {
  for (const href of [
    '/a/sleep',
    '/b/emma',
    '#sources',
    '?page=2',
    'mailto:help@example.org',
    'tel:+15550100',
    '/search?q=https://x.org',
  ])
    t.same(link({ href }), { href, text: 'Words' }, href)
})

t.test('other origins cannot reach back, and a paid link says so', async t => {
  for (const href of ['https://www.cdc.gov/x', 'http://example.org', '//cdn.example.org/x', 'HTTPS://EXAMPLE.ORG']) {
    t.same(link({ href }), { href, rel: 'noopener', text: 'Words' }, href)
    t.equal(link({ href, sponsored: true }).rel, 'sponsored noopener')
  }
  t.equal(link({ href: '/go/crib', sponsored: true }).rel, 'sponsored', 'by way of a page of ours')
})

t.test('a new tab is announced', async t => {
  const { target, rel, text } = link({ href: 'https://example.org', newTab: true })
  t.match({ target, rel }, { target: '_blank', rel: 'noopener' })
  t.equal(text?.replace(/\s+/g, ' ').trim(), 'Words (opens in a new tab)')
  t.notMatch(link({ href: '/' }).text, /new tab/)
})
