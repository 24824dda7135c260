// `pnpm voices` generates the spoken digits for the captcha with espeak-ng, which must be installed. Its output may be used freely.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { RATE, SLOT } from '../../apps/sandbox/src/account/captcha/voices/spokenDigits.ts'

const words = {
  PT: { voice: 'pt-br', digits: ['zero', 'um', 'dois', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove'] },
  EN: { voice: 'en-us', digits: ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'] },
}
const folder = join(import.meta.dirname, '../../apps/sandbox/src/account/captcha/voices')
const scratch = mkdtempSync(join(tmpdir(), 'voices-'))
const HEADER = 44
const TAPS = 32

for (const [language, { voice, digits }] of Object.entries(words)) {
  const slots = digits.map((word) => slotOf(speak(voice, word)))
  writeFileSync(join(folder, `${language}.br`), brotliCompressSync(Buffer.concat(slots)))
}
rmSync(scratch, { recursive: true })

function speak(voice: string, word: string): { rate: number; samples: Int16Array } {
  const path = join(scratch, 'word.wav')
  execFileSync('espeak-ng', ['-v', voice, '-s', '140', '-a', '180', '-w', path, word])
  const wav = readFileSync(path)
  const count = Math.floor((wav.length - HEADER) / 2)
  return { rate: wav.readUInt32LE(24), samples: Int16Array.from({ length: count }, (_, at) => wav.readInt16LE(HEADER + at * 2)) }
}

/** The word without surrounding silence, resampled and normalized to 8 bits. */
function slotOf({ rate, samples }: ReturnType<typeof speak>): Buffer {
  const loudest = samples.reduce((most, value) => Math.max(most, Math.abs(value)), 1)
  const from = samples.findIndex((value) => Math.abs(value) > loudest / 50)
  const to = samples.findLastIndex((value) => Math.abs(value) > loudest / 50)
  const word = samples.subarray(from, to + 1)
  const length = Math.min(SLOT, Math.floor((word.length * RATE) / rate))
  const slot = Buffer.alloc(SLOT, 128)
  for (let at = 0; at < length; at++)
    slot[at] = Math.round(128 + 126 * Math.max(-1, Math.min(1, lowPassed(word, (at * rate) / RATE, rate) / loudest)))
  return slot
}

/** Interpolates a sample with a low-pass filter, without frequencies above our sample rate's limit. */
function lowPassed(samples: Int16Array, at: number, rate: number): number {
  const cutoff = RATE / rate
  let [sum, weights] = [0, 0]
  for (let tap = Math.ceil(at - TAPS); tap <= at + TAPS; tap++) {
    const x = (tap - at) * cutoff
    const weight = (x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x)) * (0.5 + 0.5 * Math.cos((Math.PI * (tap - at)) / TAPS))
    sum += (samples[tap] ?? 0) * weight
    weights += weight
  }
  return sum / weights
}
