// What pages offer to read: chosen for each, no text everywhere, no drawing twice in a list.
import t from 'tap'
import { all, type Tag, withName } from '../../support/html.ts'
import { pages } from '../../support/visit.ts'

/** Before texts were chosen, one article on toys stood under 59 pages and one on budgets under 63. */
const mostPages = 24

const list = [...pages.values()]
const hasClass = (name: string) => (tag: Tag) => ` ${tag.attributes.class ?? ''} `.includes(` ${name} `)
const linksIn = (root: Tag) => withName(root, 'a').flatMap(({ attributes }) => attributes.href ?? [])
const drawingsIn = (root: Tag) =>
  withName(root, 'img').flatMap(({ attributes }) => /art\/([a-z0-9-]+)-\w+\.svg/.exec(attributes.src ?? '')?.[1] ?? [])
const readNext = list.flatMap(({ path, root }) => {
  const [aside] = all(root, tag => tag.name === 'aside' && tag.attributes['aria-labelledby'] === 'related')
  return aside ? [{ path, links: linksIn(aside) }] : []
})

t.test('no text is recommended everywhere, and no two pages recommend the same three', async t => {
  t.ok(readNext.length > 200, `${readNext.length} pages`)
  const named = Map.groupBy(
    readNext.flatMap(({ path, links }) => links.map(link => ({ link, path }))),
    ({ link }) => link,
  )
  t.same(
    [...named].filter(([, by]) => by.length > mostPages).map(([link, by]) => `${link}: ${by.length} pages`),
    [],
  )
  const first = Map.groupBy(readNext, ({ links }) => links.slice(0, 3).join(' '))
  t.same(
    [...first.values()].filter(same => same.length > 1).map(same => same.map(({ path }) => path)),
    [],
  )
})

t.test('no list shows a drawing twice or a card without one, and the candle stands once', async t => {
  const wrong = list.flatMap(({ path, root }) => {
    const lists = all(root, tag => tag.name === 'ul' && (hasClass('card-grid')(tag) || hasClass('entries')(tag)))
    const bad = lists.flatMap(ul => {
      const drawings = drawingsIn(ul)
      const missing = hasClass('card-grid')(ul) && drawings.length < withName(ul, 'li').length
      const twice = drawings.filter((name, i) => drawings.indexOf(name) < i)
      return missing || twice.length ? [`${path}: ${twice.join(', ') || 'a card without a drawing'}`] : []
    })
    const candles = drawingsIn(root).filter(name => name === 'candle').length
    return candles > 1 ? [...bad, `${path}: ${candles} candles`] : bad
  })
  t.same(wrong, [])
})

t.test('no page of a week shows a drawing twice', async t => {
  const weeks = list.filter(({ path }) => /^\/pregnancy-week-by-week\/[^/]+$/.test(path))
  t.ok(weeks.length >= 42, `${weeks.length} weeks`)
  const twice = weeks.flatMap(({ path, root }) => {
    const drawings = withName(root, 'main').flatMap(drawingsIn)
    return drawings.filter((name, i) => drawings.indexOf(name) < i).map(name => `${path}: ${name}`)
  })
  t.same(twice, [])
})
