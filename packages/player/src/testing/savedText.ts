import { onTestFinished, vi } from 'vitest'

/** Captures the file that the page saves, instead of a download: its text once saved, and its name. */
export function savedText(): { text: () => string | undefined; name: () => string } {
  let text: string | undefined
  const made = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    void (blob as Blob).text().then((read) => (text = read))
    return 'about:blank#'
  })
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  onTestFinished(() => {
    made.mockRestore()
    saved.mockRestore()
  })
  return { text: () => text, name: () => (saved.mock.contexts[0] as HTMLAnchorElement).download }
}
