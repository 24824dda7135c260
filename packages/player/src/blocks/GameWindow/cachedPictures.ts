/** Pictures of about ten screens. */
const MOST = 240

// Newest last.
const cache = new Map<string, HTMLImageElement>()

/**
 * Keeps a picture that a tile has shown. Without an element that holds it a browser forgets a drawing (SVG) as soon as its tile goes,
 * and reads it again when the tile comes back: that costs more than all else of the tile together.
 */
export function cachePicture(address: string): void {
  const picture = cache.get(address) ?? new Image()
  picture.src ||= address
  cache.delete(address)
  cache.set(address, picture)
  if (cache.size > MOST) for (const [oldest] of [...cache].slice(0, cache.size - MOST)) cache.delete(oldest)
}
