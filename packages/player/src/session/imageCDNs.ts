import type { PictureMirrors } from '@platform/ui'

/** Prefix of the default CDN's addresses. */
const DEFAULT = '/cdn/'

/** Selects the first of the list, at random once per visit, so that the browser's cache holds its pictures. */
let lot = Math.random()
/** Where the cache of a rendered page has the one that it was rendered with. */
export const lotKey = ['lot']
/** The page has been rendered with this one. */
export const drawLots = (drawn: number): void => void (lot = drawn)
const failed = new Set<string>()

/**
 * The image CDN rule of section 9: one of the configured list at random, the next one if it fails, then the default. A failed CDN
 * is left out for the rest of the visit.
 */
export const imageCDNs = (configured: readonly string[] = []): PictureMirrors => ({
  bases: () => inTurn(configured, lot).filter((base) => !failed.has(base)),
  addressAt: (base, address) => (address.startsWith(DEFAULT) ? base.replace(/\/?$/, '/') + address.slice(DEFAULT.length) : undefined),
  onFailed: (address) => {
    const base = configured.find((one) => address.startsWith(one))
    if (base !== undefined) failed.add(base)
  },
})

/** The list rotated to start at the fraction `from` (0 to 1). */
export function inTurn<Item>(list: readonly Item[], from: number): Item[] {
  const first = Math.floor(from * list.length)
  return [...list.slice(first), ...list.slice(0, first)]
}
