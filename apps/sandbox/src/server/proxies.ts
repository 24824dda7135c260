import type { IncomingHttpHeaders } from 'node:http'
import { BlockList, isIP } from 'node:net'

/** Addresses of the proxies that are trusted to report the origin of a request. */
export interface Proxies {
  has(address: string): boolean
}

/** Reads `127.0.0.1, 10.0.0.0/8, fd00::/8`. Throws for anything else. */
export function readProxies(list: string): Proxies {
  const blockList = new BlockList()
  const entries = list.split(',').map((entry) => entry.trim())
  for (const entry of entries.filter((one) => one !== '')) {
    const [address = '', prefix, ...rest] = entry.split('/')
    const bits = prefix === undefined ? undefined : Number(prefix)
    const widest = isIP(address) === 4 ? 32 : 128
    if (!isIP(address) || rest.length > 0 || !(bits === undefined || (/^\d+$/.test(prefix!) && bits <= widest)))
      throw new Error(`TRUSTED_PROXY: ${entry} is neither an address nor a network such as 10.0.0.0/8.`)
    if (bits === undefined) blockList.addAddress(address, familyOf(address))
    else blockList.addSubnet(address, bits, familyOf(address))
  }
  return { has: (address) => isIP(address) > 0 && blockList.check(address, familyOf(address)) }
}

const familyOf = (address: string) => (isIP(address) === 4 ? 'ipv4' : 'ipv6')

export interface Client {
  address: string
  /** The request was forwarded, and no trusted header contains its original address. */
  forwarded: boolean
  /** The client uses HTTPS to the proxy. */
  secure: boolean
}

const forwards = (name: string) => name.startsWith('x-forwarded-') || name === 'forwarded' || name === 'via' || name === 'x-real-ip'

/**
 * The client: the other end of the connection, or behind trusted proxies the last address of `X-Forwarded-For` that is not a trusted proxy.
 */
export function clientOf(peer: string, headers: IncomingHttpHeaders, proxies: Proxies): Client {
  const address = peer.replace(/^::ffff:(?=\d+\.)/, '')
  if (!proxies.has(address)) return { address, forwarded: Object.keys(headers).some(forwards), secure: false }
  const secure = headers['x-forwarded-proto'] === 'https'
  // Each proxy appends the address of its peer; everything before the last untrusted address is only that client's claim.
  const addresses = String(headers['x-forwarded-for'] ?? '').split(',')
  const client = addresses.map((one) => one.trim()).findLast((one) => !proxies.has(one))
  return client && isIP(client) ? { address: client, forwarded: false, secure } : { address, forwarded: true, secure }
}
