import { webAddress } from '@platform/ui'

/** A page elsewhere that the site links to by name: over https only. `undefined` for any other address. Spec 2.18. */
export function secureLink(address: string): string | undefined {
  const url = webAddress(address)
  return url?.protocol === 'https:' ? url.href : undefined
}
