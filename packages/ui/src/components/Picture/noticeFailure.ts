/** A picture of the page's HTML may have failed before React listened: it fails once more. Only `decode` tells it from a drawing without a size. */
export function noticeFailure(picture: HTMLImageElement): void {
  if (picture.complete && picture.naturalWidth === 0 && picture.currentSrc !== '')
    picture.decode().catch(() => picture.dispatchEvent(new Event('error')))
}
