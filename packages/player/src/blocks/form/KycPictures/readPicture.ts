import type { GreyPicture } from './checkPicture.ts'

/** Longest side that is sent, px: enough to read a document. */
const SENT = 1600
/** Longest side that is checked, px. */
const CHECKED = 320

export interface ReadPicture {
  blob: Blob
  side: { width: number; height: number }
  grey: GreyPicture
}

/** A picture from a camera or file in the form to send, and the data for the checks. Throws for anything but a picture. */
export async function readPicture(source: Blob | HTMLVideoElement): Promise<ReadPicture> {
  const bitmap = await createImageBitmap(source)
  const side = { width: bitmap.width, height: bitmap.height }
  const sent = draw(bitmap, SENT)
  const blob = await new Promise<Blob | null>((resolve) => sent.toBlob(resolve, 'image/jpeg', 0.85))
  if (!blob) throw new Error('no picture')
  const grey = greyOf(bitmap)
  bitmap.close()
  return { blob, side, grey }
}

/** What a camera shows now, for hints; undefined before its first picture. */
export async function readFrame(video: HTMLVideoElement): Promise<Omit<ReadPicture, 'blob'> | undefined> {
  if (video.videoWidth === 0) return undefined
  const bitmap = await createImageBitmap(video)
  const side = { width: bitmap.width, height: bitmap.height }
  const grey = greyOf(bitmap)
  bitmap.close()
  return { side, grey }
}

function greyOf(bitmap: ImageBitmap): GreyPicture {
  const canvas = draw(bitmap, CHECKED)
  const { width, height } = canvas
  const { data } = canvas.getContext('2d')!.getImageData(0, 0, width, height)
  const values = Uint8ClampedArray.from(
    { length: data.length / 4 },
    (_, at) => 0.299 * data[at * 4]! + 0.587 * data[at * 4 + 1]! + 0.114 * data[at * 4 + 2]!,
  )
  return { width, height, values }
}

function draw(bitmap: ImageBitmap, longest: number): HTMLCanvasElement {
  const scale = Math.min(1, longest / Math.max(bitmap.width, bitmap.height))
  const canvas = Object.assign(document.createElement('canvas'), {
    width: Math.round(bitmap.width * scale),
    height: Math.round(bitmap.height * scale),
  })
  canvas.getContext('2d', { willReadFrequently: true })!.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return canvas
}
