// Which addresses a limit takes for one.
import t from 'tap'
import { networkOf } from '../../lib/network.ts'

t.test('an address of IPv4 is a network of its own', async t => {
  t.equal(networkOf('192.0.2.1'), '192.0.2.1')
  t.equal(networkOf('::ffff:192.0.2.1'), '192.0.2.1')
  t.equal(networkOf('::FFFF:192.0.2.1'), '192.0.2.1')
})

t.test('of IPv6 the first 64 bits count, however they are written', async t => {
  const same = [
    '2001:db8:0:1::1',
    '2001:0db8:0000:0001:ffff:ffff:ffff:ffff',
    '2001:DB8:0:1::abcd',
    '2001:db8:0:1::1%eth0',
  ]
  t.same(new Set(same.map(networkOf)), new Set(['2001:db8:0:1::/64']))
  t.equal(networkOf('2001:db8:0:2::1'), '2001:db8:0:2::/64')
  t.equal(networkOf('::1'), '0:0:0:0::/64')
  t.equal(networkOf('fe80::1:2:3:4'), 'fe80:0:0:0::/64')
})

t.test('what is no address stays', async t => {
  t.equal(networkOf(''), '')
  t.equal(networkOf('unknown'), 'unknown')
})
