const signature = '89504e470d0a1a0a'

/** Width and height of a PNG in px, from its first chunk; undefined for other files. */
export function pngSize(file: Buffer): { width: number; height: number } | undefined {
  if (file.length < 24 || file.subarray(0, 8).toString('hex') !== signature) return undefined
  return { width: file.readUInt32BE(16), height: file.readUInt32BE(20) }
}
