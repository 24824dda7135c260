import { crc32 } from 'node:zlib'
import { encodePng } from '../account/captcha/encodePng.ts'
import { cleanPictures } from '../gateway/pictures/cleanPictures.ts'

interface Photo {
  /** A comment of the camera. */
  comment?: string
  /** EXIF: 6 is a phone that was held upright. */
  orientation?: number
}

/** A PNG of three points by two, in this shade of grey. */
export const pictureBlob = (shade = 128) =>
  new Blob([new Uint8Array(encodePng(3, 2, new Uint8Array(18).fill(shade)))], { type: 'image/png' })

/** A JPEG of this size, as a camera writes it. */
export async function photoBlob(width: number, height: number, { comment = '', orientation = 1 }: Photo = {}): Promise<Blob> {
  const [content] = await cleanPictures([encodePng(width, height, new Uint8Array(width * height * 3).fill(128))], Math.max(width, height))
  if (!content) throw new Error('A JPEG could not be made.')
  const tags = [0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]
  const exif = Buffer.from([...Buffer.from('Exif\0\0MM\0*'), 0, 0, 0, 8, ...tags])
  const start = content.slice(0, 2)
  return new Blob([start, segment(0xe1, exif), segment(0xfe, Buffer.from(comment)), content.slice(2)], { type: 'image/jpeg' })
}

/** A PNG of 16,000 points by 16,000 in a few kB: a gigabyte, once unpacked. */
export function pictureBomb(): Buffer {
  const png = encodePng(1, 1, new Uint8Array(3))
  png.writeUInt32BE(16_000, 16)
  png.writeUInt32BE(16_000, 20)
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29)
  return png
}

const segment = (marker: number, data: Buffer) => Buffer.from([0xff, marker, (data.length + 2) >> 8, (data.length + 2) & 255, ...data])
