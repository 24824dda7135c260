import { sha256 } from '../core/sha256.ts'
import { drawNumbers } from './drawNumbers.ts'
import type { LotteryFamily } from './plays.ts'

/** A draw as everybody may see it. `seed` and `winningNumber` are '' until it was drawn. */
export interface DrawProof {
  drawId: string
  family: LotteryFamily
  hash: string
  seed: string
  winningNumber: string
}

export interface DrawVerdict {
  /** The seed is the one that the hash promised before the draw opened. */
  hash: boolean
  /** The numbers are those that the seed gives. */
  numbers: boolean
}

/** What a draw promises before it opens: SHA-256 of `<drawId>:<seed>`. */
export const hashOfDraw = (drawId: string, seed: string): Promise<string> => sha256(`${drawId}:${seed}`)

/** Checks a draw with nothing but its published values; needs WebCrypto (https or localhost). */
export async function verifyDraw({ drawId, family, hash, seed, winningNumber }: DrawProof): Promise<DrawVerdict> {
  return {
    hash: seed !== '' && (await hashOfDraw(drawId, seed)) === hash,
    numbers: seed !== '' && (await drawNumbers(family, seed)) === winningNumber,
  }
}
