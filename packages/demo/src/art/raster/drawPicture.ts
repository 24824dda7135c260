import { readFile } from 'node:fs/promises'
import * as avif from '@jsquash/avif/encode.js'
import * as webp from '@jsquash/webp/encode.js'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { readWoff } from './readWoff.ts'

export type PictureFormat = 'avif' | 'webp'

export interface PictureOrder {
  svg: string
  /** Pixels; the height follows. */
  width: number
  format: PictureFormat
}

/** The fonts of the lettering, so that a title looks the same on every machine. */
const faces = [
  import.meta.resolve('@fontsource/bowlby-one/files/bowlby-one-latin-400-normal.woff'),
  import.meta.resolve('@fontsource/anton/files/anton-latin-400-normal.woff'),
  import.meta.resolve('@fontsource/lilita-one/files/lilita-one-latin-400-normal.woff'),
  import.meta.resolve('@fontsource/cinzel/files/cinzel-latin-900-normal.woff'),
]

/** Draws an SVG in pixels and packs them. It takes a tenth of a second of its thread. */
export async function drawPicture({ svg, width, format }: PictureOrder): Promise<Uint8Array> {
  const fontBuffers = await ready()
  const drawing = new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: { fontBuffers, defaultFontFamily: 'Cinzel' } })
  const rendering = drawing.render()
  const image = {
    data: new Uint8ClampedArray(rendering.pixels),
    width: rendering.width,
    height: rendering.height,
    colorSpace: 'srgb' as const,
  }
  rendering.free()
  drawing.free()
  // Higher quality is not visible in flat drawings; a faster speed doubles the bytes.
  const encoding = format === 'avif' ? avif.default(image, { quality: 50, speed: 8 }) : webp.default(image, { quality: 82 })
  return new Uint8Array(await encoding)
}

const fileOf = (address: string) => readFile(new URL(address))

let started: Promise<Uint8Array[]> | undefined
const ready = () => (started ??= start())

async function start(): Promise<Uint8Array[]> {
  const [drawer, avifCodec, webpCodec] = await Promise.all([
    fileOf(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm')),
    fileOf(import.meta.resolve('@jsquash/avif/codec/enc/avif_enc.wasm')),
    fileOf(import.meta.resolve('@jsquash/webp/codec/enc/webp_enc_simd.wasm')),
  ])
  await Promise.all([initWasm(drawer), avif.init(await WebAssembly.compile(avifCodec)), webp.init(await WebAssembly.compile(webpCodec))])
  return Promise.all(faces.map(async (face) => readWoff(await fileOf(face))))
}
