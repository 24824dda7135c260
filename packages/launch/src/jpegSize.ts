/** Width and height of a JPEG in px, from its frame header; undefined for other files. */
export function jpegSize(file: Buffer): { width: number; height: number } | undefined {
  if (file.length < 2 || file.readUInt16BE(0) !== 0xffd8) return undefined
  // A segment is 0xff, its marker, then the length of the rest.
  for (let at = 2; at + 9 < file.length && file[at] === 0xff; at += 2 + file.readUInt16BE(at + 2)) {
    if (isFrame(file[at + 1] ?? 0)) return { width: file.readUInt16BE(at + 7), height: file.readUInt16BE(at + 5) }
  }
  return undefined
}

/** Markers of Huffman and arithmetic coding tables are in the same range. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
