import t from 'tap'
import { bodyOf, firstDifference } from '../../../bench/peers/body.ts'

const page = (body: string, head = '') =>
  `<!doctype html><html><head>${head}</head><body class="a">${body}</body></html>`
const same = (one: string, other: string) => firstDifference(bodyOf(page(one)), bodyOf(page(other)))

t.test('what a framework adds for itself makes no difference', async t => {
  const plain = '<main id="m" class="b"><p>Two &amp; two</p></main>'
  const alike = {
    'order of attributes, case, white space': '<main  class="b"\n id="m"><P>Two  &#38; two</P></main>\n',
    'scripts, data and comments': `<main id="m" class="b"><!--$--><p>Two &amp;<!-- --> two</p></main><script>a<b</script>`,
    'wrappers of islands': '<x-island name="n"><main id="m" class="b"><p>Two &amp; two</p></main></x-island>',
    'a wrapper of ready HTML':
      '<div class="ready"><main id="m" class="b"><p>Two &amp; two</p></main></div><div hidden=""></div>',
  }
  for (const [what, other] of Object.entries(alike)) t.equal(same(plain, other), undefined, what)
  t.equal(firstDifference(bodyOf(page(plain, '<title>A</title>')), bodyOf(page(plain))), undefined, 'the head')
  t.equal(same('<a href="http://localhost:1/b"></a>', '<a href="http://localhost:22/b"></a>'), undefined, 'the port')
})

t.test('another page is told by its first difference', async t => {
  t.equal(same('<p>A</p>', '<p>B</p>'), 'A\n  where the other has B')
  t.equal(same('<p id="a"></p>', '<p></p>'), '<p id=a>\n  where the other has <p >')
  t.equal(same('<p>A</p>', '<p>A</p><hr>'), 'the end\n  where the other has <hr >')
  t.equal(same('<p>A</p> tail', '<p>A</p>'), 'A tail\n  where the other has A')
  t.throws(() => bodyOf('<p>A</p>'), SyntaxError)
})
