import { sha256Bytes } from '../../core/sha256.ts'

/** Number of bytes per number: enough that skipping some costs nothing. */
const BYTES = 6
const RANGE = 2 ** (8 * BYTES)

/**
 * Integers below `sides`, all equally likely, from a seed only: the bytes of SHA-256 of `<seed>:0`, `<seed>:1`, …, six at a time,
 * big-endian. Those that would bias the result are skipped.
 */
export function chanceOf(seed: string): (sides: number) => Promise<number> {
  let bytes: Uint8Array = new Uint8Array()
  let [at, block] = [0, 0]
  const next = async () => {
    if (at + BYTES > bytes.length) {
      bytes = await sha256Bytes(`${seed}:${block++}`)
      at = 0
    }
    let number = 0
    for (const end = at + BYTES; at < end; at++) number = number * 256 + bytes[at]!
    return number
  }
  return async (sides) => {
    const fair = RANGE - (RANGE % sides)
    let number = await next()
    while (number >= fair) number = await next()
    return number % sides
  }
}
