/** Pictures of about ten screens. */
const MOST = 240

// Newest last.
const cache = new Map<string, HTMLImageElement>()

/**
 * Caches a picture that a tile has shown. Without an element that references it a browser drops a decoded SVG when its tile is removed,
 * and decodes it again when the tile returns, which costs more than the rest of the tile.
 */
export function cachePicture(address: string): void {
  const picture = cache.get(address) ?? new Image()
  picture.src ||= address
  cache.delete(address)
  cache.set(address, picture)
  if (cache.size > MOST) for (const [oldest] of [...cache].slice(0, cache.size - MOST)) cache.delete(oldest)
}
