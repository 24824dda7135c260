/**
 * A `ref` for a picture with `sizes="auto"`. A browser takes an element that is being removed for as wide as the page, and requests that width:
 * its own one is written down before.
 */
export const holdPictureWidth = (picture: HTMLImageElement | null) => () => {
  if (picture?.srcset) picture.sizes = `${picture.width}px`
}
