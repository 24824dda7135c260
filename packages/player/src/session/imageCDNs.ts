import type { PictureMirrors } from '@platform/ui'

/** What the default CDN's addresses begin with. */
const DEFAULT = '/cdn/'

/** Which of the list is the first, drawn once for a visit: what it has sent is then in the browser's cache. */
const chance = Math.random()
const failed = new Set<string>()

/**
 * The image CDN rule of section 9: one of the configured list by chance, the next one where it fails, then the default. A CDN that has failed
 * is left out for the rest of the visit.
 */
export const imageCDNs = (configured: readonly string[] = []): PictureMirrors => ({
  bases: () => inTurn(configured, chance).filter((base) => !failed.has(base)),
  addressAt: (base, address) => (address.startsWith(DEFAULT) ? base.replace(/\/?$/, '/') + address.slice(DEFAULT.length) : undefined),
  onFailed: (address) => {
    const base = configured.find((one) => address.startsWith(one))
    if (base !== undefined) failed.add(base)
  },
})

/** A list from where chance (0 to 1) points to, and on in a circle. */
export function inTurn<Item>(list: readonly Item[], from: number): Item[] {
  const first = Math.floor(from * list.length)
  return [...list.slice(first), ...list.slice(0, first)]
}
