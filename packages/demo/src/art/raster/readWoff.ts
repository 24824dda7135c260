import { inflateSync } from 'node:zlib'

interface Table {
  tag: Buffer
  sum: number
  data: Buffer
}

/** The font inside a WOFF file (version 1): the same tables, each packed with zlib. The renderer of pictures reads only uncompressed fonts. */
export function readWoff(file: Buffer): Buffer {
  const tables = Array.from({ length: file.readUInt16BE(12) }, (_, i) => readTable(file, 44 + 20 * i))
  const head = 12 + 16 * tables.length
  const font = Buffer.alloc(tables.reduce((size, { data }) => size + padded(data), head))
  // Only the flavour: no reader uses the binary search fields.
  file.copy(font, 0, 4, 8)
  font.writeUInt16BE(tables.length, 4)
  let offset = head
  for (const [i, { tag, sum, data }] of tables.entries()) {
    tag.copy(font, 12 + 16 * i)
    font.writeUInt32BE(sum, 16 + 16 * i)
    font.writeUInt32BE(offset, 20 + 16 * i)
    font.writeUInt32BE(data.length, 24 + 16 * i)
    data.copy(font, offset)
    offset += padded(data)
  }
  return font
}

const padded = ({ length }: Buffer) => Math.ceil(length / 4) * 4

function readTable(file: Buffer, at: number): Table {
  const [offset, packedSize, size] = [4, 8, 12].map((field) => file.readUInt32BE(at + field)) as [number, number, number]
  const data = file.subarray(offset, offset + packedSize)
  return { tag: file.subarray(at, at + 4), sum: file.readUInt32BE(at + 16), data: packedSize < size ? inflateSync(data) : data }
}
