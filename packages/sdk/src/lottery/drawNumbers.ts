import { sha256Bytes } from '../core/sha256.ts'
import { formatNumbers } from './numbers.ts'
import type { LotteryFamily } from './plays.ts'

/** How many numbers of how many digits each tier has, the special prize first. */
export const vnTiers = [[6, 1], [5, 1], [5, 1], [5, 2], [5, 7], [4, 1], [4, 3], [3, 1], [2, 1]] as const // prettier-ignore

/**
 * The numbers of a draw, from its seed only, as `previousWinningNumber` writes them. The bytes of SHA-256 of `<seed>:0`, `<seed>:1`, … are
 * consumed one after the other; those that would bias the result are skipped.
 */
export async function drawNumbers(family: LotteryFamily, seed: string): Promise<string> {
  const sides = family === 'DICE' ? 6 : 10
  const fair = 256 - (256 % sides)
  const neededCount = family === 'VN' ? vnTiers.reduce((sum, [digits, count]) => sum + digits * count, 0) : family === 'FIVE' ? 5 : 3
  const numbers: number[] = []
  for (let block = 0; numbers.length < neededCount; block++) {
    for (const byte of await sha256Bytes(`${seed}:${block}`)) if (byte < fair) numbers.push(byte % sides)
  }
  if (family === 'DICE') return numbers.slice(0, 3).map((die) => die + 1).join(',') // prettier-ignore
  if (family === 'FIVE') return numbers.slice(0, 5).join(',')
  let at = 0
  const number = (digits: number) => numbers.slice(at, (at += digits)).join('')
  return formatNumbers(vnTiers.map(([digits, count]) => Array.from({ length: count }, () => number(digits))))
}
