import { readFile } from 'node:fs/promises'
import * as jpegDecoder from '@jsquash/jpeg/decode.js'
import * as jpegEncoder from '@jsquash/jpeg/encode.js'
import * as pngDecoder from '@jsquash/png/decode.js'
import { pictureSize } from './pictureSize.ts'
import { shrink, type Pixels } from './shrink.ts'

/** Photos of phones have 12 to 24 megapixels. */
const MOST_PIXELS = 40_000_000
const QUALITY = 85

/**
 * The first frame of a PNG or JPEG as a JPEG without metadata, turned upright, its longer side at most `longest` pixels. Undefined if it
 * is not a picture, or a larger one. The decoders run in WebAssembly: what a picture may do to them stays in their own memory.
 */
export async function cleanPicture(content: Uint8Array, longest: number): Promise<Uint8Array | undefined> {
  const size = pictureSize(content)
  if (!size || size.width * size.height > MOST_PIXELS) return undefined
  await ready()
  const pixels = await decode(size.mime, content).catch(() => undefined)
  if (!pixels) return undefined
  const { data, width, height } = shrink(pixels, longest)
  // Progressive pictures are a tenth smaller, and take three times as long.
  const encoding = await jpegEncoder.default({ data, width, height, colorSpace: 'srgb' }, { quality: QUALITY, progressive: false })
  return new Uint8Array(encoding)
}

const decode = (mime: string, content: Uint8Array): Promise<Pixels> => {
  const bytes = content.slice().buffer
  return mime === 'image/png' ? pngDecoder.decode(bytes) : jpegDecoder.default(bytes, { preserveOrientation: true })
}

let started: Promise<unknown> | undefined
const ready = () => (started ??= start())

async function start(): Promise<void> {
  // The decoders make one, and Node has none.
  Object.assign(globalThis, { ImageData: SomePixels })
  const [jpegIn, jpegOut, png] = await Promise.all(
    ['jpeg/codec/dec/mozjpeg_dec.wasm', 'jpeg/codec/enc/mozjpeg_enc.wasm', 'png/codec/pkg/squoosh_png_bg.wasm'].map(async (name) =>
      WebAssembly.compile(await readFile(new URL(import.meta.resolve(`@jsquash/${name}`)))),
    ),
  )
  await Promise.all([jpegDecoder.init(jpegIn), jpegEncoder.init(jpegOut), pngDecoder.init(png)])
}

class SomePixels implements Pixels {
  data
  width
  height
  constructor(data: Uint8ClampedArray<ArrayBuffer>, width: number, height: number) {
    this.data = data
    this.width = width
    this.height = height
  }
}
