import { isIPv6 } from 'node:net'

/** What limits and comparisons count as one address: a household has one of IPv4, but 2^64 of IPv6, and its devices choose new ones daily. */
export function networkOf(address: string): string {
  // An address of IPv4 in the notation of IPv6.
  const [mapped] = /(?<=^::ffff:)\d+\.\d+\.\d+\.\d+$/i.exec(address) ?? []
  if (mapped || !isIPv6(address)) return mapped ?? address
  // The one spelling that a URL has of it.
  const { hostname } = new URL(`http://[${address.replace(/%.*/, '')}]`)
  const [front = [], back = []] = hostname.slice(1, -1).split('::').map((part) => part.split(':').filter(Boolean)) // prettier-ignore
  const zeros = Array.from({ length: 8 - front.length - back.length }, () => '0')
  return `${[...front, ...zeros, ...back].slice(0, 4).join(':')}::`
}
