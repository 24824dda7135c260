/** The address of a picture at a width: CDNs read `w`, others ignore it. Inline pictures and the build's own are unchanged. */
export function pictureAt(address: string, width: number): string {
  if (width <= 0 || !/^(https?:|\/(?!assets\/))/.test(address)) return address
  return `${address}${address.includes('?') ? '&' : '?'}w=${width}`
}
