/** The address of a picture at a width: CDNs take it as `w`, others leave it unread. Those drawn in the page and the build's own stay as they are. */
export function pictureAt(address: string, width: number): string {
  if (width <= 0 || !/^(https?:|\/(?!assets\/))/.test(address)) return address
  return `${address}${address.includes('?') ? '&' : '?'}w=${width}`
}
