// Addresses of shops: made shorter, never dangerous, and known again.
import fc from 'fast-check'
import t from 'tap'
import { addressKey, amazonUrlOf, cleanUrl, hostOf, isAmazon } from '../../../domain/registry/links.ts'

t.test('what is pasted becomes an address without what only tracks', async t => {
  for (const [typed, cleaned] of [
    ['shop.example/blanket', 'https://shop.example/blanket'],
    [
      ' https://Shop.Example/blanket?utm_source=a&color=red&fbclid=b#reviews ',
      'https://shop.example/blanket?color=red',
    ],
    ['http://shop.example:8080/x', 'http://shop.example:8080/x'],
    ['shop.example:8080/x', 'https://shop.example:8080/x'],
    ['https://shop.example/#/item/3', 'https://shop.example/#/item/3'],
    ['https://www.amazon.com/A-Thing/dp/b08n5wrwnw/ref=sr_1_3?tag=x&th=1', 'https://www.amazon.com/dp/B08N5WRWNW'],
    ['https://www.amazon.co.uk/gp/product/B08N5WRWNW?psc=1', 'https://www.amazon.co.uk/dp/B08N5WRWNW'],
    ['https://shop.example/dp/B08N5WRWNW?tag=x', 'https://shop.example/dp/B08N5WRWNW?tag=x'],
    ['https://bücher.example/ä', 'https://xn--bcher-kva.example/%C3%A4'],
  ] as const)
    t.equal(cleanUrl(typed), cleaned, typed)
  for (const typed of [
    '',
    'blanket',
    'a@b.example',
    'javascript:alert(1)',
    '//shop.example',
    'https://u:p@shop.example',
    'localhost',
  ])
    t.equal(cleanUrl(typed), null, typed)
})

t.test('nothing comes out but http and https, with a name, and it stays as it is when it is cleaned again', async t => {
  const scheme = fc.constantFrom(
    '',
    'http://',
    'https://',
    'HTTPS://',
    'javascript:',
    'data:',
    '//',
    'https:\\\\',
    'https:/',
  )
  const user = fc.constantFrom('', 'user@', 'user:pass@', '@', '%40')
  const rest = fc.string({ unit: 'grapheme', maxLength: 30 })
  fc.assert(
    fc.property(scheme, user, fc.constantFrom('shop.example', 'localhost', '[::1]', '10.1'), rest, (...parts) => {
      const cleaned = cleanUrl(parts.join(''))
      if (cleaned === null) return
      const url = new URL(cleaned)
      t.match(url.protocol, /^https?:$/)
      t.equal(url.username + url.password, '')
      t.match(url.hostname, /\.[a-z][a-z0-9-]*[a-z0-9]$/)
      t.notMatch(cleaned, /[\s<>"`\\]/)
      t.equal(cleanUrl(cleaned), cleaned)
    }),
  )
})

t.test('two spellings of one page', async t => {
  const key = addressKey('https://www.shop.example/blanket/?b=2&a=1')
  for (const same of ['http://shop.example/blanket?a=1&b=2', 'shop.example/blanket?a=1&b=2&utm_medium=x#top'])
    t.equal(addressKey(same), key, same)
  t.not(addressKey('https://shop.example/blanket?a=2'), key)
  t.equal(addressKey('javascript:x'), '')
  t.equal(hostOf('https://www.shop.example/x'), 'shop.example')
})

t.test('a list at Amazon', async t => {
  for (const url of [
    'https://www.amazon.com/baby-reg/x',
    'https://amazon.co.jp/x',
    'https://amzn.to/3x',
    'https://a.co/d/x',
  ])
    t.ok(isAmazon(url), url)
  for (const url of [
    'https://amazon.com.evil.example/',
    'https://notamazon.com/',
    'https://amazon.example/',
    'javascript:amazon.com',
  ])
    t.notOk(isAmazon(url), url)
  t.equal(amazonUrlOf([{ url: 'https://shop.example/' }, { url: 'https://amazon.de/x' }]), 'https://amazon.de/x')
  t.equal(amazonUrlOf([]), '')
})
