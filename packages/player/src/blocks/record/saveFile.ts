/** Downloads a file to the player's device. */
export function saveFile(file: File): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = file.name
  link.click()
  // Safari fetches the address after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
