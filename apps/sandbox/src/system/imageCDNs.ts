/** A host name that does not resolve: requests to it fail. */
const DEAD = 'https://dead.cdn.invalid'

/**
 * Image CDNs for a visitor who uses the gateway at this origin: two that serve its `/cdn`, and one that does not answer. On a local gateway
 * `localhost` and `127.0.0.1` are two origins; at another host name there is only one.
 */
export function imageCDNsAt(origin: string): string[] {
  const other = new URL(origin)
  if (other.hostname === 'localhost') other.hostname = '127.0.0.1'
  else if (other.hostname === '127.0.0.1') other.hostname = 'localhost'
  return [...new Set([DEAD, origin, other.origin])].map((one) => `${one}/cdn`)
}
