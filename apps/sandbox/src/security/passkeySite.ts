import type { Context } from '../gateway/Context.ts'
import { originsOf } from '../gateway/merchants.ts'

/** The site that a passkey is bound to: the merchant's domain, or `localhost` at a local gateway, since an IP address cannot be an RP ID. */
export function passkeySite({ merchant, services }: Context) {
  const url = new URL(services.origin)
  if (url.protocol === 'http:') url.hostname = 'localhost'
  return { rpID: url.protocol === 'http:' ? url.hostname : merchant.domain, origins: originsOf(merchant, url.origin) }
}
