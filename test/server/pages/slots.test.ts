import t from 'tap'
import { type Slot, slotHtml, splitAtSlots, withoutSlots } from '../../../server/pages/slots.ts'

const split = (html: string) =>
  splitAtSlots(Buffer.from(html)).map(part => (typeof part === 'string' ? { slot: part } : part.toString()))

t.test('HTML is cut at its slots', async t => {
  t.same(split('no slot'), ['no slot'])
  t.same(split(`a${slotHtml('account')}b${slotHtml('deferred')}c`), [
    'a',
    { slot: 'account' },
    'b',
    { slot: 'deferred' },
    'c',
  ])
  t.same(split(slotHtml('deferred')), ['', { slot: 'deferred' }, ''], 'nothing around it')
  t.same(split(`${slotHtml('account')}${slotHtml('deferred')}`), [
    '',
    { slot: 'account' },
    '',
    { slot: 'deferred' },
    '',
  ])
  t.same(split(''), [''])
})

t.test('the bytes are kept, whatever they are', async t => {
  const before = Buffer.from('größe 🍐 \u0000 <!-- a comment --> --> ')
  const html = Buffer.concat([before, Buffer.from(slotHtml('account')), Buffer.from([0xff, 0xfe, 0x0a])])
  const [first, slot, last] = splitAtSlots(html)
  t.ok(before.equals(first as Buffer)) // parts without a slot's name are bytes
  t.equal(slot, 'account')
  t.ok(Buffer.from([0xff, 0xfe, 0x0a]).equals(last as Buffer))
  t.ok(withoutSlots([before, 'account', before]).equals(Buffer.concat([before, before])))
  t.equal(withoutSlots([before]), before, 'a page without slots is not copied')
})

t.test('no text of a page can pass for a slot', async t => {
  const [, secret = ''] = /^<!--(\w+):account-->$/.exec(slotHtml('account')) ?? []
  t.match(secret, /^[\da-f]{24}$/, '96 random bits')
  for (const guess of [
    '<!--account-->',
    '<!--:account-->',
    '<!--000000000000000000000000:account-->',
    `<!-- ${secret}:account-->`,
    '&lt;!--deferred--&gt;',
  ])
    t.same(split(guess), [guess], guess)
  const names: Slot[] = ['account', 'deferred']
  t.equal(new Set(names.map(slotHtml)).size, 2)
})
