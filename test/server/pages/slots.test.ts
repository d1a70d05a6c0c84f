import t from 'tap'
import { type Hole, holeHtml, splitAtHoles, withoutHoles } from '../../../server/pages/slots.ts'

const split = (html: string) => splitAtHoles(Buffer.from(html)).map(part => (typeof part === 'string' ? { hole: part } : part.toString()))

t.test('HTML is cut at its holes', async t => {
  t.same(split('no hole'), ['no hole'])
  t.same(split(`a${holeHtml('account')}b${holeHtml('late')}c`), ['a', { hole: 'account' }, 'b', { hole: 'late' }, 'c'])
  t.same(split(holeHtml('late')), ['', { hole: 'late' }, ''], 'nothing around it')
  t.same(split(`${holeHtml('account')}${holeHtml('late')}`), ['', { hole: 'account' }, '', { hole: 'late' }, ''])
  t.same(split(''), [''])
})

t.test('the bytes are kept, whatever they are', async t => {
  const before = Buffer.from('größe 🍐 \u0000 <!-- a comment --> --> ')
  const html = Buffer.concat([before, Buffer.from(holeHtml('account')), Buffer.from([0xff, 0xfe, 0x0a])])
  const [first, hole, last] = splitAtHoles(html)
  t.ok(before.equals(first as Buffer)) // parts without a hole's name are bytes
  t.equal(hole, 'account')
  t.ok(Buffer.from([0xff, 0xfe, 0x0a]).equals(last as Buffer))
  t.ok(withoutHoles([before, 'account', before]).equals(Buffer.concat([before, before])))
  t.equal(withoutHoles([before]), before, 'a page without holes is not copied')
})

t.test('no text of a page can pass for a hole', async t => {
  const [, secret = ''] = /^<!--(\w+):account-->$/.exec(holeHtml('account')) ?? []
  t.match(secret, /^[\da-f]{24}$/, '96 random bits')
  for (const guess of [
    '<!--account-->',
    '<!--:account-->',
    '<!--000000000000000000000000:account-->',
    `<!-- ${secret}:account-->`,
    '&lt;!--late--&gt;',
  ])
    t.same(split(guess), [guess], guess)
  const names: Hole[] = ['account', 'late']
  t.equal(new Set(names.map(holeHtml)).size, 2)
})
