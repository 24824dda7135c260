import { webAddress } from '@platform/ui'

/** An external page that the site links to by name: https only. `undefined` for any other address. Spec 2.18. */
export function secureLink(address: string): string | undefined {
  const url = webAddress(address)
  return url?.protocol === 'https:' ? url.href : undefined
}
