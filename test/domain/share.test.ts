import fc from 'fast-check'
import t from 'tap'
import { type ShareNetwork, shareLinks } from '../../domain/share.ts'

const page = { url: 'https://site.test/a/milk?x=1&y=a b#top', title: 'Milk & honey: 100% safe? “Yes”' }
const linksOf = (shared: typeof page) =>
  Object.fromEntries(shareLinks(shared).map(({ network, href }) => [network, href]))

/** What the other side reads out of an address. */
const read: Record<ShareNetwork, (href: URL) => (string | null)[]> = {
  facebook: ({ searchParams }) => [searchParams.get('u')],
  pinterest: ({ searchParams }) => [searchParams.get('url'), searchParams.get('description')],
  twitter: ({ searchParams }) => [searchParams.get('url'), searchParams.get('text')],
  email: ({ searchParams }) => [searchParams.get('subject'), searchParams.get('body')],
}
const expected = ({ url, title }: typeof page): Record<ShareNetwork, string[]> => ({
  facebook: [url],
  pinterest: [url, title],
  twitter: [url, title],
  email: [title, `${title}\r\n${url}`],
})

t.test('each network is asked at its own address', async t => {
  const places = shareLinks(page).map(({ network, name, href }) => [network, name, href.split('?')[0]])
  t.same(places, [
    ['facebook', 'Facebook', 'https://www.facebook.com/sharer/sharer.php'],
    ['pinterest', 'Pinterest', 'https://www.pinterest.com/pin/create/button/'],
    ['twitter', 'Twitter', 'https://twitter.com/intent/tweet'],
    ['email', 'E-mail', 'mailto:'],
  ])
})

t.test('what is shared arrives as it was, whatever it holds', async () => {
  const text = fc.string({ unit: 'grapheme' })
  fc.assert(
    fc.property(text, text, (path, title) => {
      const shared = { url: `https://site.test/${path}`, title }
      const links = linksOf(shared)
      return Object.entries(expected(shared)).every(
        ([network, values]) =>
          JSON.stringify(read[network as ShareNetwork](new URL(links[network] ?? ''))) === JSON.stringify(values), // keys of `expected`
      )
    }),
  )
})

t.test('a space is %20, as mail programs take a plus for a plus', async t => {
  t.match(linksOf(page).email, 'subject=Milk%20%26%20honey')
  t.notMatch(linksOf(page).email, /[+ ]/)
})

t.test('half a character does not break the page', async t => {
  t.match(linksOf({ ...page, title: 'broken \ud83d' }).twitter, '%EF%BF%BD')
})
