/** The start of a JPEG as a camera writes it: application data and Huffman tables, then the frame with its size. */
export function jpeg({ width, height }: { width: number; height: number }): Buffer {
  const frame = Buffer.from([8, 0, 0, 0, 0, 3, 1, 17, 0])
  frame.writeUInt16BE(height, 1)
  frame.writeUInt16BE(width, 3)
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe0, Buffer.from('JFIF\0')),
    segment(0xc4, Buffer.alloc(20)),
    segment(0xc2, frame),
  ])
}

function segment(marker: number, content: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(content.length + 2, 2)
  return Buffer.concat([head, content])
}
