import { vi } from 'vitest'

/** A picture as from a camera: sharp lines on grey paper; or blurred, or dark. */
export async function documentPicture(look: 'good' | 'blurred' | 'dark' = 'good'): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 900, height: 600 })
  const context = canvas.getContext('2d')!
  context.fillStyle = look === 'dark' ? '#222' : '#d8d8d8'
  context.fillRect(0, 0, 900, 600)
  context.fillStyle = look === 'dark' ? '#000' : '#333'
  if (look !== 'blurred') for (let line = 0; line < 40; line++) context.fillRect(40, line * 15, 800, 6)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg'))
  return new File([blob!], 'documento.jpg', { type: 'image/jpeg' })
}

/** Chooses it in the page's only field for files. */
export async function choosePicture(look?: Parameters<typeof documentPicture>[0]): Promise<void> {
  const transfer = new DataTransfer()
  transfer.items.add(await documentPicture(look))
  // Disabled while the picture before is on its way.
  const input = await vi.waitUntil(() => document.querySelector<HTMLInputElement>('input[type=file]:enabled'), { timeout: 10_000 })
  input.files = transfer.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}
