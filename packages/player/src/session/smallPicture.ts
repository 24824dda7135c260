/** The address of a picture with fewer pixels: CDNs take the wanted width as `w`, others leave it unread. Drawn ones stay as they are. */
export function smallPicture(address: string, width: number): string {
  if (width <= 0 || !/^(https?:|\/)/.test(address)) return address
  return `${address}${address.includes('?') ? '&' : '?'}w=${width}`
}
