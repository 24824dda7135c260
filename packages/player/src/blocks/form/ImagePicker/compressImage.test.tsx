import { expect, test } from 'vitest'
import { compressImage } from './compressImage.ts'

const drawn = async (width: number, height: number, type: string) => {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  canvas.getContext('2d')!.fillRect(0, 0, width, height)
  return await new Promise<Blob>((resolve) => canvas.toBlob((blob) => resolve(blob!), type))
}
const textOf = async (blob: Blob) => new TextDecoder('latin1').decode(await blob.arrayBuffer())

/** A JPEG with EXIF data that includes the location. */
async function withPlace(): Promise<Blob> {
  const jpeg = new Uint8Array(await (await drawn(40, 20, 'image/jpeg')).arrayBuffer())
  const exif = new TextEncoder().encode('Exif\0\0GPS-23.0007,-43.3659')
  const head = [0xff, 0xd8, 0xff, 0xe1, 0, exif.length + 2]
  return new Blob([new Uint8Array(head), exif, jpeg.slice(2)])
}

test('[5] what the camera wrote into a picture is gone', async () => {
  const taken = await withPlace()
  expect(await textOf(taken)).toContain('GPS-23.0007')
  const sent = await compressImage(taken)
  expect(sent.type).toBe('image/jpeg')
  expect(await textOf(sent)).not.toMatch(/Exif|GPS/)
})

test('[5] a large picture becomes smaller, and a small one keeps its size', async () => {
  const sizeOf = async (blob: Blob) => {
    const { width, height } = await createImageBitmap(await compressImage(blob))
    return [width, height]
  }
  expect(await sizeOf(await drawn(3200, 1000, 'image/png'))).toEqual([1600, 500])
  expect(await sizeOf(await drawn(40, 20, 'image/png'))).toEqual([40, 20])
})

test('[5] what is no picture is refused', async () => {
  await expect(compressImage(new Blob([new Uint8Array([0xff, 0xd8, 0xff])]))).rejects.toThrow()
})
