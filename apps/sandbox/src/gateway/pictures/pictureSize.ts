export interface PictureSize {
  mime: 'image/png' | 'image/jpeg'
  width: number
  height: number
}

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, ...Buffer.from('IHDR')])
const JPEG = Buffer.from([0xff, 0xd8, 0xff])

/** Type and size by the header alone, so that nothing is unpacked. Undefined if it is neither a PNG nor a JPEG. */
export function pictureSize(content: Uint8Array): PictureSize | undefined {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  if (bytes.subarray(0, PNG.length).equals(PNG) && bytes.length >= 33)
    return sizeOf('image/png', bytes.readUInt32BE(16), bytes.readUInt32BE(20))
  return bytes.subarray(0, JPEG.length).equals(JPEG) ? jpegSize(bytes) : undefined
}

const sizeOf = (mime: PictureSize['mime'], width: number, height: number) => (width && height ? { mime, width, height } : undefined)

/** The first frame header. Segments are skipped by their length, so a preview inside of one is not read. */
function jpegSize(bytes: Buffer): PictureSize | undefined {
  let at = 2
  for (;;) {
    // As decoders do: to the next 0xff, then over any number of them.
    while (at < bytes.length && bytes[at] !== 0xff) at++
    while (bytes[at] === 0xff) at++
    const marker = bytes[at++]
    if (marker === undefined || at + 7 > bytes.length) return undefined
    if (isFrame(marker)) return sizeOf('image/jpeg', bytes.readUInt16BE(at + 5), bytes.readUInt16BE(at + 3))
    if (!hasNoLength(marker)) at += bytes.readUInt16BE(at)
  }
}

/** SOF0 to SOF15 without the tables (DHT, JPG, DAC) between them. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** Markers without a length: TEM, RST0 to RST7, SOI. */
const hasNoLength = (marker: number) => marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8)
