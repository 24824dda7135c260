/** Opens the phone's share sheet with a text; without one copies it to the clipboard. Closing the sheet is not a failure. */
export async function share(
  data: { title: string; text: string },
  { share: sheet, clipboard }: { share?: (data: ShareData) => Promise<void>; clipboard?: Pick<Clipboard, 'writeText'> } = navigator,
): Promise<'shared' | 'copied' | 'failed'> {
  try {
    if (sheet) {
      await sheet.call(navigator, data)
      return 'shared'
    }
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') return 'shared'
  }
  try {
    await clipboard!.writeText(data.text)
    return 'copied'
  } catch {
    return 'failed'
  }
}
