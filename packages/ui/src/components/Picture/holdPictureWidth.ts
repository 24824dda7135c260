/**
 * A `ref` for a picture with `sizes="auto"`. A browser takes an element that is being removed for as wide as the page, and requests that width:
 * the picture that it shows becomes its only one before. Nothing is measured, which would lay out a half-changed page and move its scroll position.
 */
export const holdPictureWidth = (picture: HTMLImageElement | null) => () => {
  if (!picture?.srcset || !picture.currentSrc) return
  picture.src = picture.currentSrc
  picture.removeAttribute('srcset')
}
