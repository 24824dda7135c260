import { crc32 } from 'node:zlib'
import { chunk, encodePng } from '../account/captcha/encodePng.ts'
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

/** An animated PNG of this many frames, three points by two: the first is black, the others are white. */
export function animatedPng(frames: number): Buffer {
  const [black, white] = [0, 255].map((shade) => chunksOf(encodePng(3, 2, new Uint8Array(18).fill(shade))))
  let sequence = 0
  const frame = () => chunk('fcTL', numbers(sequence++, 3, 2, 0, 0, 0x00_01_00_0a, 0).subarray(0, 26))
  const parts = [black!.head, chunk('acTL', numbers(frames, 0)), frame(), chunk('IDAT', black!.data)]
  for (let later = 1; later < frames; later++) parts.push(frame(), chunk('fdAT', Buffer.concat([numbers(sequence++), white!.data])))
  return Buffer.concat([...parts, chunk('IEND', Buffer.alloc(0))])
}

const numbers = (...values: number[]) => Buffer.concat(values.map((value) => Buffer.from(new Uint32Array([value]).buffer).swap32()))

/** Signature and header of a PNG of `encodePng`, and the content of its only data chunk. */
const chunksOf = (png: Buffer) => ({ head: png.subarray(0, 33), data: png.subarray(41, 41 + png.readUInt32BE(33)) })

/** A GIF of two frames. */
export function animatedGif(): Buffer {
  const head = '47494638396101000100800000000000ffffff21ff0b4e45545343415045322e300301000000'
  const frame = '21f904000a0000002c0000000001000100000202440100'
  return Buffer.from(`${head}${frame}${frame}3b`, 'hex')
}

/** A WebP with the chunks of an animation, one point by one. */
export function animatedWebp(): Buffer {
  const part = (name: string, data: Buffer) => Buffer.concat([Buffer.from(name), Buffer.from(new Uint32Array([data.length]).buffer), data])
  const body = Buffer.concat([
    Buffer.from('WEBP'),
    part('VP8X', Buffer.from([2, 0, 0, 0, 0, 0, 0, 0, 0, 0])),
    part('ANIM', Buffer.alloc(6)),
    ...[1, 2].map(() => part('ANMF', Buffer.alloc(24))),
  ])
  return part('RIFF', body)
}

const segment = (marker: number, data: Buffer) => Buffer.from([0xff, marker, (data.length + 2) >> 8, (data.length + 2) & 255, ...data])
