// The network of an address, for limits: a client with one IPv6 address usually has all of its /64.
import { isIPv4, isIPv6 } from 'node:net'

/**
 * What a limit counts by: an IPv4 address itself, of an IPv6 address its first 64 bits (`2001:db8:0:1::/64`). An IPv4
 * address inside IPv6 (`::ffff:192.0.2.1`) is that IPv4 address. Anything else stays as it is.
 */
export function networkOf(address: string): string {
  const [bare = ''] = address.split('%') // without the zone, such as %eth0
  if (!isIPv6(bare)) return bare
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1]
  if (mapped && isIPv4(mapped)) return mapped
  // URL writes all spellings of an IPv6 address the same way.
  const [head = '', tail] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split('::')
  const before = head ? head.split(':') : []
  const after = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length
  const groups = [...before, ...Array<string>(zeros).fill('0'), ...after]
  return `${groups.slice(0, 4).join(':')}::/64`
}
