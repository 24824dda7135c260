/** Hands a text to the player as a file. */
export function saveText(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Safari fetches the address after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
