/** Pictures of about ten screens. */
const MOST = 240

// Newest last.
const kept = new Map<string, HTMLImageElement>()

/**
 * Keeps a picture that a tile has shown. Without an element that holds it a browser forgets a drawing (SVG) as soon as its tile goes,
 * and reads it anew when the tile comes back: that costs more than all else of the tile together.
 */
export function keepPicture(address: string): void {
  const picture = kept.get(address) ?? new Image()
  picture.src ||= address
  kept.delete(address)
  kept.set(address, picture)
  if (kept.size > MOST) for (const [oldest] of [...kept].slice(0, kept.size - MOST)) kept.delete(oldest)
}
