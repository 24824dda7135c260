/** Limits of pictures to upload (section 5). */
export const imageLimits = { count: 3, bytes: 5 * 1024 * 1024, types: ['image/png', 'image/jpeg'] }

const signatures: readonly (readonly number[])[] = [
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
]

/** Why a file is refused. Checks its first bytes, because its name and declared type prove nothing. */
export async function checkImage(file: Blob): Promise<'type' | 'size' | undefined> {
  if (file.size > imageLimits.bytes) return 'size'
  const head = new Uint8Array(await file.slice(0, 4).arrayBuffer())
  return signatures.some((signature) => signature.every((byte, at) => head[at] === byte)) ? undefined : 'type'
}
