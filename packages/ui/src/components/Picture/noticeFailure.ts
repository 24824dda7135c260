/**
 * Repeats the error of a picture in the page's HTML that failed before React added its listener. Both a failed picture and an SVG without a
 * size have no width: only `decode` distinguishes them.
 */
export function noticeFailure(picture: HTMLImageElement): void {
  if (picture.complete && picture.naturalWidth === 0 && picture.currentSrc !== '')
    picture.decode().catch(() => picture.dispatchEvent(new Event('error')))
}
