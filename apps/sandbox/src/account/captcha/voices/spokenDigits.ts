import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import type { WireLanguage } from '../../../db/Tables.ts'

/** Samples a second, 8 bits each, 128 is silence. */
export const RATE = 8000
/** Samples of one digit in a file of ten, silence behind it. `pnpm voices` makes the files. */
export const SLOT = 6400

const voices = new Map<WireLanguage, Uint8Array[]>()

/** The ten spoken digits of a language; read on first use. */
export function spokenDigits(language: WireLanguage): Uint8Array[] {
  const cachedVoice = voices.get(language)
  if (cachedVoice) return cachedVoice
  const all = brotliDecompressSync(readFileSync(new URL(`./${language}.br`, import.meta.url)))
  const digits = Array.from({ length: 10 }, (_, digit) => withoutEnd(all.subarray(digit * SLOT, (digit + 1) * SLOT)))
  voices.set(language, digits)
  return digits
}

const withoutEnd = (slot: Uint8Array) => slot.subarray(0, slot.findLastIndex((sample) => sample !== 128) + 1)
