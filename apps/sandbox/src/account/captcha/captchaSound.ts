import { randomInt } from 'node:crypto'
import type { WireLanguage } from '../../db/Tables.ts'
import { RATE, spokenDigits } from './voices/spokenDigits.ts'

const SILENCE = 128
const HEADER = 44

const between = (low: number, high: number): number => low + ((high - low) * randomInt(0, 1_000_001)) / 1_000_000

/** A WAV of spoken digits, each with a different pace, loudness and pause before it, over murmur and noise. */
export function captchaSound(digits: string, language: WireLanguage): Buffer {
  const voice = spokenDigits(language)
  const words = [...digits].map((digit) => atPace(voice[Number(digit)]!, between(0.85, 1.15), between(0.7, 1)))
  const pauses = words.map(() => Math.round(between(0.3, 0.6) * RATE))
  const length = words.reduce((sum, word, index) => sum + word.length + pauses[index]!, RATE)
  const sound = Float32Array.from({ length }, () => between(-5, 5))
  for (let murmur = 0; murmur < 2 * digits.length; murmur++)
    mix(sound, atPace(voice[randomInt(10)]!, between(0.7, 1.4), 0.14).reverse(), randomInt(length))
  let at = RATE / 4
  for (const [index, word] of words.entries()) {
    at += pauses[index]!
    mix(sound, word, at)
    at += word.length
  }
  return wavOf(sound)
}

function atPace(word: Uint8Array, pace: number, loudness: number): Float32Array {
  return Float32Array.from({ length: Math.floor(word.length / pace) }, (_, at) => (word[Math.floor(at * pace)]! - SILENCE) * loudness)
}

function mix(sound: Float32Array, word: Float32Array, from: number) {
  for (const [at, sample] of word.entries()) if (from + at < sound.length) sound[from + at]! += sample
}

/** 8 bits, one channel. */
function wavOf(sound: Float32Array): Buffer {
  const wav = Buffer.alloc(HEADER + sound.length)
  wav.write('RIFF', 0, 'latin1')
  wav.writeUInt32LE(wav.length - 8, 4)
  wav.write('WAVEfmt ', 8, 'latin1')
  wav.writeUInt32LE(16, 16)
  wav.writeUInt16LE(1, 20)
  wav.writeUInt16LE(1, 22)
  wav.writeUInt32LE(RATE, 24)
  wav.writeUInt32LE(RATE, 28)
  wav.writeUInt16LE(1, 32)
  wav.writeUInt16LE(8, 34)
  wav.write('data', 36, 'latin1')
  wav.writeUInt32LE(sound.length, 40)
  for (const [at, sample] of sound.entries()) wav[HEADER + at] = Math.max(0, Math.min(255, Math.round(SILENCE + sample)))
  return wav
}
