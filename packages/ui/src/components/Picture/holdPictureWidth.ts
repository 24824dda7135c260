// Pictures that were not there yet when they left, with what they had requested.
const originals = new WeakMap<HTMLImageElement, { src: string; srcset: string }>()

/**
 * A `ref` for a picture with `sizes="auto"`. A browser takes an element that is being removed for as wide as the page, and requests that width:
 * the picture that it shows becomes its only one before, and one that shows nothing yet requests nothing more. Nothing is measured, which would
 * lay out a half-changed page and move its scroll position.
 */
export const holdPictureWidth = (picture: HTMLImageElement | null) => {
  if (!picture) return
  // Hidden while something else was loading, not removed.
  const back = originals.get(picture)
  if (back && !picture.hasAttribute('srcset')) Object.assign(picture, back)
  originals.delete(picture)
  return () => {
    const { src, srcset, currentSrc } = picture
    if (!srcset) return
    if (!currentSrc) originals.set(picture, { src, srcset })
    picture.removeAttribute('srcset')
    if (currentSrc) picture.src = currentSrc
    else picture.removeAttribute('src')
  }
}
