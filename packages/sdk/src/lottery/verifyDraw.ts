import { sha256 } from '../core/sha256.ts'
import { drawNumbers } from './drawNumbers.ts'
import type { LotteryFamily } from './plays.ts'

/** A draw as published to everyone. `seed` and `winningNumber` are '' until it is drawn. */
export interface DrawProof {
  drawId: string
  family: LotteryFamily
  hash: string
  seed: string
  winningNumber: string
}

/** What `verifyDraw` found; the draw was fair if both are true. */
export interface DrawVerdict {
  /** The seed is the one that the hash promised before the draw opened. */
  hash: boolean
  /** The numbers are those that the seed produces. */
  numbers: boolean
}

/** The commitment of a draw before it opens: SHA-256 of `<drawId>:<seed>`. */
export const hashOfDraw = (drawId: string, seed: string): Promise<string> => sha256(`${drawId}:${seed}`)

/** Verifies a draw with only its published values; needs WebCrypto (https or localhost). */
export async function verifyDraw({ drawId, family, hash, seed, winningNumber }: DrawProof): Promise<DrawVerdict> {
  return {
    hash: seed !== '' && (await hashOfDraw(drawId, seed)) === hash,
    numbers: seed !== '' && (await drawNumbers(family, seed)) === winningNumber,
  }
}
